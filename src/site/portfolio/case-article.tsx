import type { ReactNode } from 'react';
import type { CaseStudy, CaseResult, Voice } from '#content/cases.schema.ts';
import type { Labels } from '#content/labels.schema.ts';
import type { OnwardWords } from '#content/onward.schema.ts';
import type { Person } from '#content/people.schema.ts';
import type { PostCard } from '#features/posts/contract.ts';
import { paths } from '#paths/paths.ts';
import type { Ways } from '../onward/find-onward.ts';
import { OnwardList } from '../onward/onward-list.tsx';
import { FactCells } from '../parts/fact-cells.tsx';
import { frame } from '../parts/section.tsx';
import { Signers } from '../people/signers.tsx';
import { CaseLegend, type Legend } from './case-legend.tsx';
import { CasePicture } from './case-picture.tsx';

interface CaseArticleProps {
  study: CaseStudy;
  next: CaseStudy;
  words: OnwardWords;
  labels: Labels;
  legend: Legend;
  signers: readonly Person[];
  ways: Ways;
  posts: readonly PostCard[];
  /** The button that opens the consultation dialog. */
  children: ReactNode;
}

/** One case in full: what hurt, what was built, what was measured, what we would change. */
export function CaseArticle(props: CaseArticleProps) {
  const { study, next, words, labels, legend, signers, ways, posts, children } = props;
  const isSigned = signers.length > 0;
  const leadsOn = ways.services.length + ways.cases.length + ways.products.length + posts.length > 0;
  const isShared = isSigned && leadsOn;
  return (
    <article data-case-article>
      <div className={`${frame} pt-6 pb-10 md:pt-10 md:pb-16 print:py-0`}>
        <Head study={study} legend={legend} />
        <Part heading="Challenge" width={study.challenge.length === 2 ? 'wide' : 'text'}>
          <Text paragraphs={study.challenge} isPair={study.challenge.length === 2} />
        </Part>
        <Part
          heading="Solution"
          aside={
            <div className="grid gap-y-6">
              {study.voice && <ClientVoice voice={study.voice} />}
              <div>
                <Technologies names={study.tech} />
              </div>
            </div>
          }
        >
          <Text paragraphs={study.solution} />
        </Part>
        <Part heading={labels.hindsight} width="wide">
          <p className="border-l-2 border-redline pl-4 text-lead md:pl-6 md:text-h3">{study.hindsight}</p>
        </Part>
        <div className={isShared ? 'gap-x-6 lg:grid lg:grid-cols-12' : ''}>
          {isSigned && (
            <div className="lg:col-span-5">
              <Part heading={words.signers} width={isShared ? 'shared' : 'wide'}>
                <Signers people={signers} isColumn={isShared} />
              </Part>
            </div>
          )}
          {leadsOn && (
            <div className="lg:col-span-7 print:hidden">
              <Part heading={words.heading} width={isShared ? 'shared' : 'wide'}>
                <OnwardList words={words} ways={ways} posts={posts} />
              </Part>
            </div>
          )}
        </div>
      </div>
      <footer className="ink-band print:hidden">
        <div className={`${frame} flex flex-wrap items-end justify-between gap-6 py-6 md:py-16`}>
          <div>
            <a
              href={paths.caseStudy(next.slug)}
              data-case={next.client}
              className="text-h3 font-[560] tracking-tight underline underline-offset-6 [font-stretch:112%] hover:text-petrol md:text-h2"
            >
              Next case: {next.client}
            </a>
            <p className="mt-3 max-w-[30em] text-ink-2">{next.hoverSummary}</p>
          </div>
          {children}
        </div>
      </footer>
    </article>
  );
}

/** The case in short with its facts, and its results beside the drawing: all but the drawing's foot in the first screen. */
function Head({ study, legend }: Pick<CaseArticleProps, 'study' | 'legend'>) {
  const isDrawn = (study.picture ?? study.thumbnail) !== undefined;
  return (
    <>
      <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h1 className="text-h2 md:text-h1">{study.client}</h1>
          <p className="mt-2 max-w-[34em] text-lead text-balance text-ink-2 md:text-h3">
            {study.hoverSummary}
          </p>
        </div>
        <div className="lg:col-span-4">
          <FactCells facts={listFacts(study)} className="border border-ink sm:grid-cols-[8rem_1fr]" />
        </div>
      </div>
      <div className="mt-4 grid gap-6 md:mt-6 lg:grid-cols-12 print:mt-4 print:block">
        <CaseResults
          results={study.results}
          className={isDrawn ? 'lg:col-span-4 lg:col-start-9' : 'lg:col-span-12'}
        />
        {isDrawn && (
          <figure className="lg:col-span-8 lg:row-start-1">
            <CasePicture
              study={study}
              sizes="(min-width: 80rem) 800px, 92vw"
              isWhole
              className="border border-ink sm:grid-cols-2 print:max-w-96 print:grid-cols-2"
            />
            {!study.picture && <CaseLegend legend={legend} />}
          </figure>
        )}
      </div>
    </>
  );
}

/** What was measured, before and after where both are known, with how it was counted. */
function CaseResults({ results, className }: { results: readonly CaseResult[]; className: string }) {
  return (
    <section aria-labelledby="results" className={`flex flex-col ${className}`}>
      <h2 id="results" className="sr-only">
        Results
      </h2>
      <dl className="flex grow flex-col border-y border-ink">
        {results.map(({ metric, value, description }, index) => (
          <div
            key={metric}
            className="grow border-t border-hairline py-2 first:border-0 print:break-inside-avoid"
          >
            <dt className="text-small">{metric}</dt>
            <dd className={index === 0 ? 'text-h2 lg:text-h1' : 'text-h3 lg:text-h2'}>
              <Compared value={value} />
            </dd>
            <dd className="mt-1 text-small text-ink-2">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const arrow = ' → ';

/** What was before the arrow is past. */
function Compared({ value }: { value: string }) {
  const at = value.indexOf(arrow) + 1;
  return (
    <>
      {at > 0 && <span className="text-ink-2">{value.slice(0, at + arrow.length - 1)}</span>}
      <span className="font-[560] tracking-tight [font-stretch:112%]">
        {at > 0 ? value.slice(at + arrow.length - 1) : value}
      </span>
    </>
  );
}

const listFacts = ({ category, industry, year, duration, team }: CaseStudy) => [
  { label: 'Year', value: year },
  { label: 'Category', value: `${category}, ${industry}` },
  { label: 'Duration', value: duration },
  { label: 'Team', value: team },
];

function Technologies({ names }: { names: readonly string[] }) {
  return (
    <>
      <h2 className="mb-2 text-lead">Technologies</h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

/** The client on it. */
function ClientVoice({ voice: { quote, name, role } }: { voice: Voice }) {
  return (
    <figure className="print:break-inside-avoid">
      <blockquote className="-indent-[0.45em] text-lead md:text-h3">
        <p>{`“${quote}”`}</p>
      </blockquote>
      <figcaption className="mt-3 text-small">
        <span dir="auto" className="block font-medium">
          {name}
        </span>
        <span className="text-ink-2">{role}</span>
      </figcaption>
    </figure>
  );
}

function Text({ paragraphs, isPair }: { paragraphs: readonly string[]; isPair?: boolean }) {
  return (
    <div className={isPair ? 'grid gap-x-6 gap-y-4 lg:grid-cols-2' : 'max-w-[36.5em] space-y-4'}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

interface PartProps {
  heading: string;
  /** Stands beside the text, below the results. */
  aside?: ReactNode;
  /** `wide` takes the room of what stands beside it too; `shared` has another part beside it. */
  width?: keyof typeof columnsOf;
  children: ReactNode;
}

const columnsOf = {
  text: { part: 'lg:grid-cols-12', title: 'lg:col-span-2', content: 'lg:col-span-6' },
  wide: { part: 'lg:grid-cols-12', title: 'lg:col-span-2', content: 'lg:col-span-10' },
  shared: { part: '', title: '', content: '' },
};

function Part({ heading, aside, width = 'text', children }: PartProps) {
  const { part, title, content } = columnsOf[width];
  return (
    <section
      className={`mt-10 grid gap-x-6 gap-y-4 border-t border-ink pt-4 md:mt-16 ${part} print:mt-6 print:block`}
    >
      <h2 className={`text-lead ${title} print:mb-2 print:break-after-avoid`}>{heading}</h2>
      <div className={content}>{children}</div>
      {aside && <div className="max-lg:mt-3 lg:col-span-4 print:mt-4">{aside}</div>}
    </section>
  );
}
