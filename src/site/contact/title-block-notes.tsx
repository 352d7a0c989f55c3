import type { ContactPage } from '#content/pages.schema.ts';

/** The last cells of the form's title block: who reads it, and when the answer comes, by each way. */
export function TitleBlockNotes({ cells }: { cells: ContactPage['form']['titleBlock'] }) {
  return (
    <dl className="min-w-0 grow sm:flex sm:flex-wrap">
      {cells.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-[1_1_9rem] flex-wrap justify-between gap-x-4 border-b border-ink px-3 py-2 sm:block sm:border-r sm:border-b-0"
        >
          <dt className="text-fine text-ink-2">{label}</dt>
          <dd className="text-small font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
