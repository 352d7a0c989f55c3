import type { ContactPage } from '#content/pages.schema.ts';
import { LogoMark } from '#design/drawings/logo.tsx';

/** The last cells of the form's title block: whose drawing it is, who checks it, and when the answer comes. */
export function TitleBlockNotes({ cells }: { cells: ContactPage['form']['titleBlock'] }) {
  return (
    <div className="flex min-w-0 overflow-hidden max-sm:w-full">
      <div className="flex items-center border-r border-ink px-3 max-sm:hidden">
        <LogoMark decorative className="size-8" />
      </div>
      <dl className="flex min-w-0 flex-1 max-sm:-mr-px max-sm:flex-wrap">
        {cells.map(({ label, value }) => (
          <div key={label} className="border-ink px-3 py-2 not-last:border-r max-sm:flex-auto sm:last:grow">
            <dt className="text-fine text-ink-2">{label}</dt>
            <dd className="text-small font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
