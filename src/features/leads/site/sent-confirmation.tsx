import { useEffect, useRef } from 'react';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { paths } from '#paths/paths.ts';

/** The texts of the confirmation. */
export interface ConfirmationTexts {
  heading: string;
  stamp: string;
  readBy: string;
  replyBy: string;
  call: string;
}

/** The message as received; unknown if the form was sent without JavaScript. */
export interface SentMessage {
  subject: string;
  email: string;
  sentAt: Date;
}

/** How long a reply takes at most (SPEC section 1), in milliseconds. */
const replyMs = 24 * 60 * 60 * 1000;

/** A stamped confirmation above the form: what was received, who reads it, by when, and how to talk sooner. */
export function SentConfirmation({
  words,
  message,
}: {
  words: ConfirmationTexts;
  message: SentMessage | null;
}) {
  const confirmation = useRef<HTMLElement>(null);
  // The button that sent it may be a screen further down.
  useEffect(() => {
    if (!message) return;
    confirmation.current?.focus({ preventScroll: true });
    confirmation.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  const rows = [
    ...(message
      ? [
          ['Subject', message.subject],
          ['Reply to', message.email],
        ]
      : []),
    ['Read by', words.readBy],
    [
      'Reply',
      message ? `${words.replyBy}: by ${formatMoment(message.sentAt.getTime() + replyMs)}` : words.replyBy,
    ],
  ] as const;
  return (
    <section
      ref={confirmation}
      tabIndex={-1}
      aria-label={words.stamp}
      className="mb-6 scroll-mt-22 border-2 border-ink bg-sheet outline-none"
    >
      <div className="flex items-center justify-between gap-4 border-b border-ink p-4">
        <h3 className="text-lead">{words.heading}</h3>
        <p className="-rotate-3 border-2 border-on-mark bg-mark px-3 py-1 text-small font-semibold tracking-wide text-on-mark uppercase">
          {words.stamp}
        </p>
      </div>
      <dl className="px-4 text-small">
        {rows.map(([term, value]) => (
          <div
            key={term}
            className="grid grid-cols-[5rem_1fr] gap-4 border-b border-hairline py-2 last:border-0"
          >
            <dt className="text-ink-2">{term}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {keepTogether(value)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-ink px-4">
        <a
          href={`${paths.contact()}#consultation`}
          className="inline-flex min-h-11 items-center py-1 text-small font-medium text-petrol hover:text-ink"
        >
          <span className="underline underline-offset-4">{keepTogether(words.call)}</span>
        </a>
      </p>
    </section>
  );
}

/** Day and time in the visitor's time zone, such as "Tuesday, Nov 24, 6:45 PM EST". */
const formatMoment = (time: number): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(time);
