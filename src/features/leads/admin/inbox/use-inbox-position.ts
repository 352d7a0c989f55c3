import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ListState } from '#domain/rows/admin/list-state.ts';
import { readFilter, toInboxSearch, type LeadFilter } from './lead-filter.ts';

/** The last row that was current, as long as the page lives: returning to the tab restores it. */
let lastId: string | null = null;

interface PositionOptions {
  /** The rows' ids, in order. */
  ids: readonly string[];
  openId: string | null;
  list: Pick<ListState<unknown>, 'hasMore' | 'loadMore'>;
}

/** The position in the list: what the keys move, and where the focus goes. */
export function useInboxPosition({ ids, openId, list }: PositionOptions) {
  const listRef = useRef<HTMLUListElement>(null);
  const openedRef = useRef<HTMLHeadingElement>(null);
  const [picked, setPicked] = useState(openId ?? lastId);
  const wantsOpened = useRef(false);
  /** The rows at the time the search was left: its results are different ones. */
  const leftRows = useRef<string | null>(null);
  const wantedRow = useRef<string | null>(null);
  const shownId = useRef<string | null>(null);
  const hasReturned = useRef(false);
  const currentId = picked !== null && ids.includes(picked) ? picked : (ids[0] ?? null);

  function setCurrentId(id: string) {
    lastId = id;
    setPicked(id);
  }

  // The row or the heading may appear with this very render.
  useEffect(() => {
    const listElement = listRef.current;
    if (shownId.current !== openId) {
      // Back was pressed, or the lead was closed: the list continues where it was left.
      if (openId === null) wantedRow.current = shownId.current;
      // On narrow screens the lead has replaced the list, and taken the focus with it.
      else if (listElement && !listElement.checkVisibility()) wantsOpened.current = true;
      shownId.current = openId;
    }
    if (wantsOpened.current && openedRef.current) {
      wantsOpened.current = false;
      openedRef.current.focus();
    }
    if (wantedRow.current !== null && openId === null && focusRow(listElement, wantedRow.current))
      wantedRow.current = null;
    if (leftRows.current !== null && leftRows.current !== ids.join()) {
      leftRows.current = null;
      // The focused row was not found; so the first one becomes current.
      if (document.activeElement === document.body && ids[0]) focusRow(listElement, ids[0]);
    }
    if (!hasReturned.current && listElement) {
      hasReturned.current = true;
      if (lastId !== null) findRow(listElement, lastId)?.scrollIntoView({ block: 'center' });
    }
  });

  return {
    listRef,
    openedRef,
    currentId,
    setCurrentId,
    /** Focuses the opened lead's heading as soon as it exists. */
    focusOpened() {
      wantsOpened.current = true;
    },
    /** Moves from the search to its results, where the keys apply to the list again. */
    leaveSearch() {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      leftRows.current = ids.join();
      const [first] = ids;
      if (first === undefined) return;
      setCurrentId(first);
      focusRow(listRef.current, first);
    },
    focusCurrent() {
      if (currentId !== null) focusRow(listRef.current, currentId);
    },
    /**
     * Moves forward or back, and focuses the row if the list is visible. @returns the new row; null at an end
     */
    step(by: 1 | -1): string | null {
      const at = currentId === null ? -1 : ids.indexOf(openId ?? currentId);
      // The first step goes to the first row, which is current before any movement.
      const isFresh = by === 1 && openId === null && !hasFocus(listRef.current) && picked === null;
      const next = isFresh ? ids[0] : ids[at + by];
      if (by === 1 && at + 5 >= ids.length && list.hasMore) list.loadMore();
      if (next === undefined) return null;
      setCurrentId(next);
      focusRow(listRef.current, next);
      return next;
    },
  };
}

const hasFocus = (list: HTMLElement | null): boolean => list?.contains(document.activeElement) ?? false;

const findRow = (list: HTMLElement | null, id: string): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>('[data-lead]') ?? [])].find((row) => row.dataset['lead'] === id);

/** Focuses a row's link. @returns whether it exists */
function focusRow(list: HTMLElement | null, id: string): boolean {
  const row = findRow(list, id);
  const link = row?.querySelector<HTMLElement>('[data-row-link]');
  if (!row || !link) return false;
  link.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
  return true;
}

/** The address's state: the list's filter, and the opened lead. */
export interface InboxUrl {
  filter: LeadFilter;
  lead: string | null;
  hrefOf: (filter: LeadFilter, lead?: string | null) => string;
  /** A step that Back undoes, unless it replaces the previous one. */
  show: (change: { filter?: LeadFilter; lead?: string | null }, options?: { replace?: boolean }) => void;
}

export function useInboxUrl(): InboxUrl {
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
