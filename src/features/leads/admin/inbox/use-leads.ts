import { useList } from '#domain/rows/admin/use-list.ts';
import type { ListState } from '#domain/rows/admin/list-state.ts';
import type { Message } from '../../contract.ts';
import { toInboxSearch, type LeadFilter } from './lead-filter.ts';
import { leadsKey } from './lead-cache.ts';
import { messagesApi } from './messages-api.ts';

/** The leads of a filter, newest first, page after page. */
export const useLeads = (filter: LeadFilter): ListState<Message> =>
  useList<Message>({
    key: leadsKey,
    folder: filter.folder,
    search: toInboxSearch(filter, null),
    loadPage: (next) => messagesApi.list(next, filter),
    failure: 'Failed to load messages.',
  });
