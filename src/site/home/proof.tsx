import type { CaseStudy } from '#content/cases.schema.ts';
import type { SiteContent } from '#content/collections.ts';
import { paths } from '#paths/paths.ts';
import { pickEntries } from '../parts/pick-entries.ts';

/** Results with before and after, each leading to its case, and the names that stand behind them. */
export function Proof({ content: { cases, people, site } }: { content: SiteContent }) {
  const { heading, signersLabel, signers, cases: slugs } = site.homeProof;
  const names = pickEntries(people, signers).map(({ name }) => name);
  const proofCases = pickEntries(cases, slugs);
  return (
    <>
      {proofCases.length > 0 && (
        <>
          <h2 className="mt-4 text-fine font-medium tracking-normal lg:mt-6">{heading}</h2>
          <ul className="mt-1 border-b border-hairline">
            {proofCases.map((study) => (
              <li key={study.slug} className="border-t border-hairline">
                <ProofLink study={study} />
              </li>
            ))}
          </ul>
        </>
      )}
      {names.length > 0 && (
        <p className="mt-2 text-fine text-ink-2 lg:mt-3">
          {`${signersLabel} `}
          <a href={paths.contact()} className="text-ink underline underline-offset-4 hover:text-petrol">
            {new Intl.ListFormat('en-US').format(names)}
          </a>
        </p>
      )}
    </>
  );
}

function ProofLink({ study: { slug, client, results } }: { study: CaseStudy }) {
  const result = results.find(({ value }) => value.includes('→')) ?? results[0];
  if (!result) return null;
  return (
    <a
      href={paths.caseStudy(slug)}
      className="group flex min-h-11 flex-wrap items-center gap-x-3 py-1 lg:py-2"
    >
      <span className="max-w-full basis-40 text-lead font-[560] tracking-tight [font-stretch:112%] sm:text-h3 md:basis-60 md:text-h2">
        {result.value}
      </span>
      <span className="min-w-0 flex-1 basis-28 text-small leading-tight">
        <span className="block underline underline-offset-4 group-hover:text-petrol">{result.metric}</span>
        <span className="text-fine text-ink-2">{client}</span>
      </span>
    </a>
  );
}
