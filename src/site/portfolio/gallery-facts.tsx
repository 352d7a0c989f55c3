import type { CaseStudy } from '#content/cases.schema.ts';
import type { SiteContent } from '#content/collections.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { paths } from '#paths/paths.ts';
import { FactCells, figureFact } from '../parts/fact-cells.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { SignerLinks } from '../people/signer-links.tsx';

/** At the head of the gallery. */
const shownResults = 3;

/** Results of cases that stand further down, how many results there are, and who signed them. */
export function GalleryFacts({ content: { cases, people, site } }: { content: SiteContent }) {
  const others = cases.filter(({ slug }) => !site.homeCases.cases.includes(slug));
  const signers = pickEntries(people, [...new Set(cases.flatMap(({ signedBy }) => signedBy ?? []))]);
  const { priceAnchor } = site;
  const facts = [
    figureFact({
      label: 'Results measured',
      value: String(cases.reduce((sum, { results }) => sum + results.length, 0)),
    }),
    ...(priceAnchor.shown ? [figureFact({ label: priceAnchor.title, value: priceAnchor.price })] : []),
    ...(signers.length > 0 ? [{ label: site.onward.signers, value: <SignerLinks people={signers} /> }] : []),
  ];
  return (
    <div className="grid gap-px border border-ink bg-ink">
      <ul className="grid gap-px">
        {(others.length > 0 ? others : cases).slice(0, shownResults).map((study) => (
          <FirstResult key={study.slug} study={study} />
        ))}
      </ul>
      <FactCells facts={facts} />
    </div>
  );
}

/** A case's first result, which leads to the case. */
function FirstResult({ study: { slug, client, results } }: { study: CaseStudy }) {
  const [result] = results;
  if (!result) return null;
  return (
    <li className="bg-sheet">
      <a
        href={paths.caseStudy(slug)}
        data-case={client}
        className="group grid grid-cols-[min(9.25rem,48%)_minmax(0,1fr)] items-center gap-x-3 px-3 py-1 -outline-offset-2 sm:px-4 md:grid-cols-[3fr_2fr] md:py-2"
      >
        <span className="text-lead font-[560] tracking-tight [font-stretch:112%] md:text-h2">
          {result.value}
        </span>
        <span className="text-fine text-ink-2">
          {keepTogether(result.metric)}
          <span className="block text-small font-medium text-ink underline-offset-4 group-hover:underline">
            {client}
          </span>
        </span>
      </a>
    </li>
  );
}
