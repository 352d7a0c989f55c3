import { CopyButton } from '#design/admin/copy-button.tsx';
import type { ErasedData } from '../contract.ts';
import { toLabel } from './data-kinds.ts';

/** Proof of an erasure: its extent, its time and its author. */
export interface Erasure {
  email: string;
  /** ISO 8601 */
  erasedAt: string;
  erasedBy: string;
  erased: ErasedData;
}

/** The limits of erasing, as the receipt states them. */
export const notErasedTexts = [
  'Existing backups still contain this data until they’re deleted or replaced. If you restore one, erase the person again.',
  'Emails stay in the mailboxes they went to: your colleagues’, and the one that answers are read from.',
  'What others wrote about the person stays in their messages and notes. Search for the name and the address.',
];

/** A consequence beyond the erased rows. */
export const pastFigures = 'These leads are removed from Insights too.';

const timeFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'long',
  timeZone: 'UTC',
});

export function writeReceipt({ email, erasedAt, erasedBy, erased }: Erasure): string {
  return [
    `Personal data of ${email}`,
    `Erased on ${timeFormat.format(new Date(erasedAt))} by ${erasedBy}`,
    ...Object.entries(erased).map(([name, count]) => `${toLabel(name)}: ${count}`),
    ...(erased.messages > 0 ? ['', pastFigures] : []),
    '',
    'Not covered:',
    ...notErasedTexts.map((text) => `- ${text}`),
  ].join('\n');
}

/** The receipt, on the screen and for download. */
export function ErasureReceipt({ erasure }: { erasure: Erasure }) {
  const text = writeReceipt(erasure);
  return (
    <section aria-label="Receipt" className="flex max-w-2xl flex-col gap-4 border border-ink bg-sheet p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lead">Erased</h2>
        <CopyButton name="receipt" size="compact" readText={() => text} />
      </div>
      <p className="text-small wrap-anywhere whitespace-pre-wrap">{text}</p>
      <p className="text-fine text-ink-2">
        The receipt isn’t stored because it names the person. Keep a copy if you need one.
      </p>
    </section>
  );
}
