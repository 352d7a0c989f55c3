import { useState } from 'react';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { formatMoment } from '#design/ui/format-moment.ts';
import { linkClass } from '#design/ui/link-class.ts';
import type { Reply, WholeReply } from '../../replies.contract.ts';
import { describeBytes } from './describe-bytes.ts';
import { repliesApi } from './replies-api.ts';

interface ThreadEntryProps {
  leadId: string;
  reply: Reply;
  /** The thread's; left out for a mail outside of threads. */
  subject?: string;
  /** Whether there is a mail server. */
  deliversMail?: boolean;
  /** For a reply that was not delivered. */
  onRetry?: () => void;
}

/** For a reply; a mail received has no state. */
const stateTexts: Record<Reply['state'], string> = {
  queued: 'Queued',
  sent: 'Delivered to the mail server',
  written: 'Not delivered: no mail server',
  failed: 'Failed',
  received: '',
};

/** One reply or mail: a solid line beside what a person wrote, a dashed one beside what a program did. */
export function ThreadEntry({ leadId, reply, subject = '', deliversMail, onRetry }: ThreadEntryProps) {
  const [whole, setWhole] = useState<WholeReply | null>(null);
  const { kind, state, failure } = reply;
  const isUndelivered = state === 'failed' || state === 'written';
  const edge = isUndelivered
    ? 'border-redline'
    : kind === 'auto_reply'
      ? 'border-dashed border-control'
      : kind === 'reply'
        ? 'border-petrol'
        : 'border-ink';

  async function showWhole() {
    const outcome = await runWrite(() => repliesApi.read(leadId, reply.id));
    if (outcome.kind === 'done') setWhole(outcome.answer);
  }

  return (
    <li className={`flex flex-col gap-2 border-l-2 pl-4 ${edge}`}>
      <div className="wrap-anywhere text-ink-2">
        <p className="text-small">
          <bdi>
            <strong className="text-ink">{reply.author_name || reply.address}</strong>
          </bdi>
          {kind === 'reply' ? ` to ${reply.address}` : reply.author_name && ` · ${reply.address}`}
        </p>
        <p className="text-fine">
          <time dateTime={reply.created_at}>{formatMoment(reply.created_at)}</time>
          {kind === 'auto_reply' && ' · automatic reply'}
          {kind === 'reply' && (
            <>
              {' · '}
              <span role="status">{stateTexts[state]}</span>
            </>
          )}
        </p>
      </div>
      {kind !== 'reply' && bareSubject(reply.subject) !== bareSubject(subject) && (
        <p dir="auto" className="text-small font-medium wrap-anywhere">
          {reply.subject}
        </p>
      )}
      {reply.failed_verification && (
        <p className="text-fine text-redline">
          Possibly forged: the mail server could not verify that this comes from {reply.address}.
        </p>
      )}
      {kind !== 'reply' && !reply.is_known_address && (
        <p className="text-fine text-ink-2">
          Not this lead’s address: anyone who has an email from this thread can reply to it.
        </p>
      )}
      {whole?.html && (
        // A separate document with its own policy: see `formattedReplyHeaders`.
        <iframe
          title={`Email from ${reply.author_name || reply.address}`}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={repliesApi.formattedAddress(leadId, reply.id)}
          className="h-96 max-h-[80vh] w-full max-w-[44em] resize-y border border-hairline print:hidden"
        />
      )}
      {/* On paper, a frame would show what fits in it. */}
      <p
        dir="auto"
        className={`max-w-[36.5em] wrap-anywhere whitespace-pre-wrap ${whole?.html ? 'hidden print:block' : ''}`}
      >
        {whole?.text ?? reply.text}
        {reply.is_cut && !whole && ' …'}
      </p>
      {(reply.is_cut || reply.has_html) && !whole && (
        <Button variant="quiet" size="compact" className="self-start" onClick={() => void showWhole()}>
          {reply.has_html ? 'Show with formatting' : 'Show all of it'}
        </Button>
      )}
      {reply.attachments.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small">
          {reply.attachments.map(({ id, name, bytes }) => (
            <li key={id} className="wrap-anywhere">
              <a href={repliesApi.fileAddress(leadId, id)} className={linkClass} download={name}>
                <bdi>{name}</bdi>
              </a>
              {` (${describeBytes(bytes)})`}
            </li>
          ))}
        </ul>
      )}
      {failure && (
        <p className="text-small wrap-anywhere text-ink-2">
          {state === 'failed' ? `Not delivered: ${failure}` : `Not sent yet, retrying: ${failure}`}
        </p>
      )}
      {state === 'written' && (
        <p className="text-small text-ink-2">It was only written to a file in DATA_DIR/outbox.</p>
      )}
      {isUndelivered && (
        <p className="text-small text-ink-2">It has answered nobody: the message was due again at once.</p>
      )}
      {onRetry && (state === 'failed' || (state === 'written' && deliversMail)) && (
        <Button variant="secondary" size="compact" className="self-start" onClick={onRetry}>
          Send again
        </Button>
      )}
    </li>
  );
}

/** A subject without what mail programs put before it, in any language: "Re: ", "AW: ", "Fwd: ". */
const bareSubject = (subject: string): string =>
  subject
    .replace(/^(?:\s*\p{L}{2,3}(?:\[\d+\])?\s?[:：])+/u, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
