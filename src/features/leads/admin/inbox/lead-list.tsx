import { useEffect, useRef, type RefObject } from 'react';
import type { ListState } from '#domain/rows/admin/list-state.ts';
import { Button } from '#design/ui/button.tsx';
import type { Message } from '../../contract.ts';
import type { Assignee } from '../../inbox.contract.ts';
import { nameAssignee } from './assignees.ts';
import { LeadRow } from './lead-row.tsx';
import type { LeadActions } from './use-lead-actions.ts';
import { readTimer } from '../deadlines/read-timer.ts';
import { useTimerHours } from '../deadlines/use-timer-hours.ts';
import { useNow } from '#design/admin/use-now.ts';
import type { Selection } from '#domain/rows/admin/use-selection.ts';

interface LeadListProps {
  list: ListState<Message>;
  openId: string | null;
  /** The id of the row that keyboard commands act on. */
  currentId: string | null;
  assignees: readonly Assignee[];
  selection: Selection;
  actions: LeadActions;
  hrefOf: (id: string) => string;
  /** The row's link was followed, by Enter or by a click. */
  onOpen: (id: string, byKey: boolean) => void;
  act: (action: () => void) => void;
  listRef: RefObject<HTMLUListElement | null>;
}

/** The rows; more are loaded as the end comes near. */
export function LeadList(props: LeadListProps) {
  const { list, openId, currentId, assignees, selection, actions, hrefOf, onOpen, act, listRef } = props;
  const now = useNow();
  const { times } = useTimerHours();
  const end = useRef<HTMLDivElement>(null);
  const loadMore = useRef(list.loadMore);

  useEffect(() => {
    loadMore.current = list.loadMore;
  });

  useEffect(() => {
    const mark = end.current;
    if (!mark || list.isLoadingMore) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore.current(), {
      rootMargin: '600px 0px',
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [list.isLoadingMore, list.hasMore]);

  return (
    <div className="@container min-w-0">
      <ul ref={listRef} className="border-t border-hairline">
        {list.rows.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            href={hrefOf(lead.id)}
            isOpen={lead.id === openId}
            isCurrent={lead.id === currentId}
            isSelected={selection.has(lead.id)}
            now={now}
            timer={readTimer(lead, times, now)}
            owner={nameAssignee(lead.assignee_id, assignees)}
            actions={actions}
            onOpen={(byKey) => onOpen(lead.id, byKey)}
            onSelect={(toAnchor) => selection.toggle(lead.id, toAnchor)}
            act={act}
          />
        ))}
      </ul>
      {list.hasMore && (
        <div ref={end} className="flex justify-center py-6">
          <Button variant="secondary" busy={list.isLoadingMore} onClick={list.loadMore}>
            {list.isLoadingMore ? 'Loading...' : 'Load more'}
          </Button>
        </div>
      )}
    </div>
  );
}
