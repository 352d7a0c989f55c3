import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readFilter, toInboxSearch, type LeadFilter } from './lead-filter.ts';

/** The address's state: the list's filter, and the opened lead. */
export interface InboxAddress {
  filter: LeadFilter;
  /** The id of the lead that is open. */
  lead: string | null;
  hrefOf: (filter: LeadFilter, lead?: string | null) => string;
  /** A step that Back undoes, unless it replaces the previous one. */
  show: (change: { filter?: LeadFilter; lead?: string | null }, options?: { replace?: boolean }) => void;
}

export function useInboxAddress(): InboxAddress {
  const [path, navigate] = useLocation();
  const search = useSearch();
  return useMemo(() => {
    const filter = readFilter(search);
    const lead = new URLSearchParams(search).get('lead');
    return {
      filter,
      lead,
      hrefOf: (wanted, wantedLead = null) => path + toInboxSearch(wanted, wantedLead),
      show: (change, options) =>
        navigate(
          path + toInboxSearch(change.filter ?? filter, change.lead === undefined ? lead : change.lead),
          options,
        ),
    };
  }, [path, search, navigate]);
}
