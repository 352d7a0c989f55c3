import { useEffect, useRef } from 'react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import type { Message } from '../../contract.ts';
import { repliesApi, setupKey, threadKey } from './replies-api.ts';
import { ThreadEntry } from './thread-entry.tsx';

/** How soon the outcome of a delivery, or an answer, shows in an open thread. */
const waitingMs = 1500;
const openMs = 20_000;

interface LeadThreadProps {
  lead: Pick<Message, 'id' | 'subject'>;
  /** After a reply was stored or settled, or an answer came: the lead's state may have changed. */
  onChange: () => void;
}

/** The replies to a lead and the mails that answer them, oldest first. */
export function LeadThread({ lead: { id: leadId, subject }, onChange }: LeadThreadProps) {
  const client = useQueryClient();
  const { data: setup } = useQuery({ queryKey: setupKey, queryFn: repliesApi.readSetup });
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: threadKey(leadId),
      queryFn: ({ pageParam }) => repliesApi.list(leadId, pageParam),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ rows }) => rows.some((reply) => reply.state === 'queued'))
          ? waitingMs
          : openMs,
    });

  const newest = data?.pages[0]?.rows[0];
  const state = data && `${newest?.id} ${newest?.state}`;
  const known = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (known.current !== undefined && state !== known.current) onChange();
    known.current = state;
  });

  if (isPending) return <SpinnerBlock label="Loading the replies" />;
  if (isError) {
    return (
      <p className="flex items-center gap-3 text-small text-ink-2">
        The replies could not be loaded.
        <Button variant="secondary" size="compact" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  const replies = data.pages.flatMap(({ rows }) => rows).toReversed();
  if (replies.length === 0) return null;

  async function retry(id: string) {
    await runWrite(() => repliesApi.retry(leadId, id), { done: 'Sending the reply again' });
    await client.invalidateQueries({ queryKey: threadKey(leadId) });
  }

  return (
    <section aria-label="Replies" className="flex flex-col gap-4">
      {hasNextPage && (
        <Button
          variant="secondary"
          size="compact"
          className="self-start"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show earlier replies
        </Button>
      )}
      <ol className="flex flex-col gap-4">
        {replies.map((reply) => (
          <ThreadEntry
            key={reply.id}
            leadId={leadId}
            reply={reply}
            subject={subject}
            deliversMail={setup?.delivers_mail ?? false}
            onRetry={() => void retry(reply.id)}
          />
        ))}
      </ol>
    </section>
  );
}
