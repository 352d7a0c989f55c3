import { useEffect, useRef } from 'react';
import { Button } from '#design/ui/button.tsx';
import type { Reply } from '../../replies.contract.ts';

interface RivalNoticeProps {
  /** The reply that someone else has written in the meantime. */
  reply: Reply;
  onSend: () => void;
  onKeep: () => void;
}

/** Shows what someone else has replied in the meantime, and asks whether to send one's own as well. */
export function RivalNotice({ reply, onSend, onKeep }: RivalNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="alert"
      aria-label="Someone else has replied"
      className="flex flex-col gap-2 rounded-dialog border border-redline bg-sheet p-3 text-small outline-none"
    >
      <p className="font-semibold">{reply.author_name ?? 'Someone else'} has replied in the meantime:</p>
      <p
        dir="auto"
        className="max-h-48 overflow-y-auto border-l border-ink pl-3 wrap-anywhere whitespace-pre-wrap"
      >
        {reply.text}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="compact" onClick={onSend}>
          Send Mine Too
        </Button>
        <Button variant="secondary" size="compact" onClick={onKeep}>
          Keep as Draft
        </Button>
      </div>
    </div>
  );
}
