import type { ContactPage } from '#content/pages.schema.ts';

/** The last cells of the form's title block, beside its button: what becomes of the message. */
export function TitleBlockNotes({ cells }: { cells: ContactPage['form']['titleBlock'] }) {
  return (
    <dl className="min-w-0 grow sm:flex sm:flex-wrap">
      {cells.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-[1_1_9rem] flex-wrap items-center justify-between gap-x-4 px-4 py-2 sm:justify-start"
        >
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="text-small font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
