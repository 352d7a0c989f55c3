import type { CaseResult } from '#content/cases.schema.ts';

/** What was measured, and how it was counted. */
export function CaseResults({ results }: { results: readonly CaseResult[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-10 sm:grid-cols-2">
      {results.map(({ metric, value, description }) => (
        <div key={metric} className="flex flex-col print:break-inside-avoid">
          <dt className="order-2 mt-1 font-medium">{metric}</dt>
          <dd className="order-1 text-h2 font-[560] tracking-tight [font-stretch:112%]">{value}</dd>
          <dd className="order-3 mt-1 max-w-[25em] text-small text-ink-2">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
