import type { CaseStudy } from '#content/cases.schema.ts';
import type { SiteContent } from '#content/collections.ts';
import { paths } from '#paths/paths.ts';
import { pickEntries } from '../parts/pick-entries.ts';

/** Results with before and after, each leading to its case, and the names that stand behind them. */
export function Proof({ content }: { content: SiteContent }) {
  const { cases, people, site } = content;
  const { heading, signersLabel, signers, cases: slugs } = site.homeProof;
  const names = pickEntries(people, signers).map(({ name }) => name);
  const proofCases = pickEntries(cases, slugs);
  if (proofCases.length + names.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      {proofCases.length > 0 && (
        <>
          <h2 className="text-fine font-medium tracking-normal">{heading}</h2>
          <ul className="proof-columns mt-1 w-full border-hairline">
            {proofCases.map((study) => (
              <li key={study.slug} className="border-t border-hairline">
                <ProofLink study={study} />
              </li>
            ))}
          </ul>
        </>
      )}
      {names.length > 0 && (
        <p className="text-fine text-ink-2 max-md:mt-2">
          {`${signersLabel} `}
          <a href={paths.contact()} className="text-ink underline underline-offset-4 hover:text-petrol">
            {new Intl.ListFormat('en-US').format(names)}
          </a>
        </p>
      )}
    </div>
  );
}

/** Its words stand below its figures where there is room for columns. */
function ProofLink({ study: { slug, client, results } }: { study: CaseStudy }) {
  const result = results.find(({ value }) => value.includes('→')) ?? results[0];
  if (!result) return null;
  return (
    <a
      href={paths.caseStudy(slug)}
      className="group flex min-h-11 flex-wrap items-center gap-x-3 py-1 md:block lg:py-2"
    >
      <span className="block max-w-full basis-40 text-lead font-[560] tracking-tight [font-stretch:112%] sm:text-h3 md:basis-68 lg:text-h2">
        {result.value}
      </span>
      <span className="block min-w-0 flex-1 basis-28 text-small leading-tight">
        <span className="block underline underline-offset-4 group-hover:text-petrol">{result.metric}</span>
        <span className="text-fine text-ink-2">{client}</span>
      </span>
    </a>
  );
}
