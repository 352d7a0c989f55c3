import type { CaseStudy } from '#content/cases.schema.ts';
import type { SiteContent } from '#content/collections.ts';
import { paths } from '#paths/paths.ts';
import { CaseValue, findChange } from '../portfolio/case-value.tsx';
import { pickEntries } from '../parts/pick-entries.ts';

/** Results with before and after, each leading to its case, and the names that stand behind them. */
export function Proof({ content }: { content: SiteContent }) {
  const { cases, people, site } = content;
  const { heading, signersLabel, signers, cases: slugs } = site.homeProof;
  const names = pickEntries(people, signers).map(({ name }) => name);
  const proofCases = pickEntries(cases, slugs);
  if (proofCases.length + names.length === 0) return null;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-1 md:pb-2">
        {proofCases.length > 0 && <h2 className="text-small font-medium tracking-normal">{heading}</h2>}
        {names.length > 0 && (
          <p className="text-fine text-ink-2 md:text-small">
            {`${signersLabel} `}
            <a
              href={paths.contact()}
              className="py-1.5 text-ink underline underline-offset-4 hover:text-petrol"
            >
              {new Intl.ListFormat('en-US').format(names)}
            </a>
          </p>
        )}
      </div>
      <ul className="gap-x-6 empty:hidden md:grid md:grid-cols-3">
        {proofCases.map((study) => (
          <li key={study.slug} className="border-hairline max-md:border-b">
            <ProofLink study={study} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Its words stand below its figures where there is room for columns. */
function ProofLink({ study }: { study: CaseStudy }) {
  const result = findChange(study);
  if (!result) return null;
  return (
    <a
      href={paths.caseStudy(study.slug)}
      className="group flex min-h-11 flex-wrap items-center gap-x-3 py-1 md:block lg:py-2"
    >
      <CaseValue className="block max-w-full basis-40 text-h3 font-[560] tracking-tight [font-stretch:112%] md:text-h2 xl:text-h1">
        {result.value}
      </CaseValue>
      <span className="block min-w-0 flex-1 basis-28 text-small leading-tight">
        <span className="block underline underline-offset-4 md:mt-2 group-hover:text-petrol">
          {result.metric}
        </span>
        <span className="text-ink-2">{study.client}</span>
      </span>
    </a>
  );
}
