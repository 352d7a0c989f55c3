import type { CaseStudy } from '#content/cases.schema.ts';
import { paths } from '#paths/paths.ts';

/** The cases that a person has signed, each with its first result. */
export function SignedCases({ heading, cases }: { heading: string; cases: readonly CaseStudy[] }) {
  return (
    <section aria-labelledby="signed-heading" className="border-t-2 border-ink">
      <h2 id="signed-heading" className="py-2 text-body">
        {heading}
      </h2>
      <ul>
        {cases.map(({ slug, client, results: [result] }) => (
          <li key={slug} className="border-t border-hairline">
            <a
              href={paths.caseStudy(slug)}
              className="group flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-small"
            >
              <span className="min-w-[min(8rem,100%)] flex-1">
                <span className="font-medium underline-offset-4 group-hover:underline">{client}</span>
                {result && <span className="block text-fine text-ink-2">{result.metric}</span>}
              </span>
              {result && (
                <span className="shrink-0 font-[560] tracking-tight [font-stretch:112%]">{result.value}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
