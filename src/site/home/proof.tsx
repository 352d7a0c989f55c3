import type { CaseStudy } from '#content/cases.schema.ts';
import type { SiteContent } from '#content/collections.ts';
import { paths } from '#paths/paths.ts';
import { pickEntries } from '../parts/pick-entries.ts';

interface ProofProps {
  content: SiteContent;
  className?: string;
  /** How the results stand: below each other, or side by side where there is room. */
  layout?: 'rows' | 'columns';
}

/** Results with before and after, each leading to its case, and the names that stand behind them. */
export function Proof({ content, className = '', layout = 'rows' }: ProofProps) {
  const { cases, people, site } = content;
  const { heading, signersLabel, signers, cases: slugs } = site.homeProof;
  const names = pickEntries(people, signers).map(({ name }) => name);
  const proofCases = pickEntries(cases, slugs);
  if (proofCases.length + names.length === 0) return null;
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-6 ${className}`}>
      {proofCases.length > 0 && (
        <>
          <h2 className="text-fine font-medium tracking-normal">{heading}</h2>
          <ul
            className={`mt-1 w-full border-hairline ${layout === 'columns' ? 'proof-columns' : 'border-b'}`}
          >
            {proofCases.map((study) => (
              <li key={study.slug} className="border-t border-hairline">
                <ProofLink study={study} isColumn={layout === 'columns'} />
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

interface ProofLinkProps {
  study: CaseStudy;
  /** Its words stand below its figures where there is room for columns. */
  isColumn: boolean;
}

function ProofLink({ study: { slug, client, results }, isColumn }: ProofLinkProps) {
  const result = results.find(({ value }) => value.includes('→')) ?? results[0];
  if (!result) return null;
  return (
    <a
      href={paths.caseStudy(slug)}
      className={`group flex min-h-11 flex-wrap items-center gap-x-3 py-1 lg:py-2 ${isColumn ? 'md:block' : ''}`}
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
