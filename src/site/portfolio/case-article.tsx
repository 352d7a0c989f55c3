import type { ReactNode } from 'react';
import type { CaseStudy, CaseResult } from '#content/cases.schema.ts';
import type { Labels } from '#content/labels.schema.ts';
import type { OnwardWords } from '#content/onward.schema.ts';
import type { Person } from '#content/people.schema.ts';
import type { PostCard } from '#features/posts/contract.ts';
import { paths } from '#paths/paths.ts';
import type { Ways } from '../onward/find-onward.ts';
import { OnwardList } from '../onward/onward-list.tsx';
import { ClientVoice } from '../parts/client-voice.tsx';
import { ClosingCall } from '../parts/closing-call.tsx';
import { FactCells } from '../parts/fact-cells.tsx';
import { lowerFirst } from '../parts/lower-first.ts';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { frame } from '../parts/section.tsx';
import { SignedPortrait } from '../people/signed-portrait.tsx';
import { SignerLinks } from '../people/signer-links.tsx';
import { caseParts } from '#design/drawings/cases/case-screen.tsx';
import { CaseLegend, type Legend } from './case-legend.tsx';
import { ReferencedCaseDrawing } from './case-drawing.tsx';
import { CaseValue } from './case-value.tsx';
import { MeasuredBars } from './measured-bars.tsx';
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
  const leadsOn = ways.services.length + ways.cases.length + ways.products.length + posts.length > 0;
  return (
    <article data-case-article>
      <div className={`${frame} pt-6 pb-10 md:pt-10 md:pb-16 print:py-0`}>
        <Head study={study} legend={legend} labels={labels}>
          {signers.length > 0 && <CaseSigners people={signers} label={words.builders} />}
        </Head>
        <div className="gap-x-6 lg:grid lg:grid-cols-12 lg:grid-rows-[auto_1fr] print:block">
          <Part heading="Challenge" isBeside>
            <Text paragraphs={study.challenge} />
          </Part>
          <MeasuredBars
            results={study.results}
            labels={labels.cases}
            className="mt-10 md:mt-16 lg:col-span-12 lg:row-start-3 print:mt-6"
          />
          <Part heading="Solution" isBeside>
            <Text paragraphs={study.solution} />
          </Part>
          <div className="mt-10 self-start md:mt-16 lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1 print:mt-6">
            {study.voice && <ClientVoice voice={study.voice} sheet="text-h3" />}
            <section
              className={`border border-ink bg-sheet p-4 md:py-6 print:break-inside-avoid ${study.voice ? '-mt-px' : ''}`}
            >
              <h2 className="text-lead text-redline">{labels.hindsight}</h2>
              <p className="mt-1 text-lead md:text-body">{study.hindsight}</p>
            </section>
          </div>
        </div>
        {leadsOn && (
          <div className="print:hidden">
            <Part heading={words.heading}>
              <OnwardList words={words} ways={ways} posts={posts} layout="part" />
            </Part>
          </div>
        )}
      </div>
      <ClosingCall
        id="call-heading"
        headline={study.question ?? words.booking.question}
        text={words.booking.text}
        aside={<NextCase next={next} word={words.case} />}
      >
        {children}
      </ClosingCall>
    </article>
  );
}

interface CaseSignersProps {
  people: readonly Person[];
  label: string;
}

/** Those who signed, in the upper right of the first screen: one beside their words, two above theirs, more beside them again. */
function CaseSigners({ people, label }: CaseSignersProps) {
  const isAlone = people.length === 1;
  const isPair = people.length === 2;
  const portrait = isAlone ? 'w-24 lg:w-28' : isPair ? 'w-16 lg:w-28' : 'w-16';
  return (
    <div className="mt-4 text-small md:mt-6 lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1 lg:mt-0 print:mt-4">
      <p className="text-ink-2">{label}</p>
      <ul className="mt-2 flex flex-wrap gap-4">
        {people.map((person) => (
          <li
            key={person.slug}
            className={`flex min-w-[min(9rem,100%)] flex-1 gap-x-3 gap-y-1 print:break-inside-avoid ${isPair ? 'lg:flex-col' : ''}`}
          >
            <SignedPortrait person={person} className={portrait} isReferenced isCropped={!isAlone} />
            <div className="min-w-0">
              <p className="leading-snug font-medium">
                <SignerLinks people={[person]} />
              </p>
              <p className="leading-snug text-ink-2">{person.role}</p>
              {isAlone && <p className="mt-2">{person.line}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface NextCaseProps {
  next: CaseStudy;
  /** The owner's word for a case. */
  word: string;
}

/** The next case and its first result, beside its picture or the first two rows of its drawing with its foot, or above the rows alone on a phone. */
function NextCase({ next, word }: NextCaseProps) {
  const { slug, client, results, picture, thumbnail } = next;
  const [result] = results;
  const isDrawn = (picture ?? thumbnail) !== undefined;
  return (
    <div className={`grid gap-px border border-ink bg-ink ${isDrawn ? 'md:grid-cols-2' : ''}`}>
      <div className="flex flex-col bg-sheet p-4 md:p-6">
        <a href={paths.caseStudy(slug)} data-case={client} className="block hover:text-petrol">
          <span className="block text-small text-ink-2">{`Next ${lowerFirst(word)}: `}</span>
          <span className="text-h3 font-[560] underline underline-offset-4 [font-stretch:112%]">
            {client}
          </span>
        </a>
        {result && (
          <p className="mt-3">
            <CaseValue className={`block text-h2 lg:text-[2.5rem] ${figure}`}>{result.value}</CaseValue>
            <span className="text-small text-ink-2">{result.metric}</span>
          </p>
        )}
      </div>
      {isDrawn && (
        <div className="bg-sheet">
          <PictureOrDrawing picture={picture} sizes="(min-width: 48rem) 400px, 92vw" decorative>
            {thumbnail && (
              <>
                <ReferencedCaseDrawing drawn={thumbnail} part={caseParts.top} decorative />
                <ReferencedCaseDrawing
                  drawn={thumbnail}
                  part={caseParts.foot}
                  decorative
                  className="max-md:hidden"
                />
              </>
            )}
          </PictureOrDrawing>
        </div>
      )}
    </div>
  );
}

interface HeadProps extends Pick<CaseArticleProps, 'study' | 'legend' | 'labels'> {
  /** Those who signed it, if any. */
  children: ReactNode;
}

/** The client and what changed for it, those who signed beside it, the drawing with the other results beside it, and its facts; one below the other on a phone. */
function Head({ study, legend, labels, children }: HeadProps) {
  const isDrawn = (study.picture ?? study.thumbnail) !== undefined;
  const [first, ...others] = study.results;
  const beside = children ? 'lg:col-span-8' : 'lg:col-span-12';
  return (
    <>
      <div className="grid gap-x-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr] print:block">
        <h1 className={`text-h3 ${beside}`}>{study.client}</h1>
        <section aria-labelledby="results" className="contents">
          <h2 id="results" className="sr-only">
            Results
          </h2>
          <div className={`text-small ${beside}`}>
            {first && (
              <>
                <CaseValue className={`mt-1 mb-2 block text-hero text-balance ${figure}`}>
                  {first.value}
                </CaseValue>
                <div className="flex flex-wrap gap-x-3">
                  <p className="font-medium">{first.metric}</p>
                  <p className="text-ink-2">{first.description}</p>
                </div>
              </>
            )}
            <p className="mt-3 text-lead text-balance md:text-h3">{study.hoverSummary}</p>
          </div>
          {others.length > 0 && <OtherResults results={others} isBeside={isDrawn} />}
        </section>
        {children}
        {isDrawn && (
          <figure className="mt-4 grid gap-3 self-start md:mt-6 lg:col-span-8 lg:row-start-3">
            <CasePicture
              study={study}
              sizes="(min-width: 80rem) 800px, 92vw"
              other="case-other"
              isOtherShort
              className="border border-ink sm:grid-cols-2 print:grid-cols-2"
            />
            {!study.picture && <CaseLegend legend={legend} stamp={labels.cases.stamp} />}
          </figure>
        )}
      </div>
      {/* On the page's columns: of twelve, one, one, three, three and four. */}
      <FactCells
        facts={listFacts(study)}
        className={`mt-4 border border-ink md:mt-6 ${study.tech.length > 0 ? 'xl:grid-cols-[53fr_53fr_160fr_160fr_100fr_100fr]' : 'lg:grid-cols-4'}`}
      />
    </>
  );
}

interface ResultsProps {
  results: readonly CaseResult[];
  /** In a column beside the drawing where there is room; otherwise in rows of their own. */
  isBeside: boolean;
}

const resultPlaces = {
  column: 'lg:col-span-4 lg:col-start-9 lg:flex lg:flex-col lg:*:flex-1',
  rows: 'lg:col-span-12 lg:grid-cols-3',
};

/** What else was measured, before and after where both are known, each with how it was counted. */
const OtherResults = ({ results, isBeside }: ResultsProps) => (
  <ul
    className={`mt-4 grid grid-cols-2 gap-x-4 gap-y-3 md:mt-6 lg:row-start-3 ${isBeside ? resultPlaces.column : resultPlaces.rows}`}
  >
    {results.map(({ metric, value, description }, index) => (
      <li
        key={metric}
        className={`border-t border-ink pt-2 text-small print:break-inside-avoid ${index % 2 === 0 && index === results.length - 1 ? 'col-span-2 lg:col-span-1' : ''}`}
      >
        <CaseValue className={`block text-h3 ${results.length > 2 ? 'lg:text-h2' : 'lg:text-h1'} ${figure}`}>
          {value}
        </CaseValue>
        <p>{metric}</p>
        <p className="text-ink-2">{description}</p>
      </li>
    ))}
  </ul>
);

const figure = 'font-[560] tracking-tight [font-stretch:112%]';

const listFacts = ({ category, industry, year, duration, team, tech }: CaseStudy) => [
  { label: 'Year', value: year },
  { label: 'Duration', value: duration },
  { label: 'Category', value: `${category}, ${industry}` },
  { label: 'Team', value: team },
  ...(tech.length > 0 ? [{ label: 'Technologies', value: tech.join(', ') }] : []),
];

const Text = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div className="max-w-[34em] space-y-4">
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);

interface PartProps {
  heading: string;
  /** In the eight columns beside those who answer for it. */
  isBeside?: boolean;
  children: ReactNode;
}

const Part = ({ heading, isBeside, children }: PartProps) => (
  <section
    className={`mt-10 grid content-start gap-x-6 gap-y-4 border-t border-ink pt-4 md:mt-16 lg:grid-cols-12 print:mt-6 print:block ${isBeside ? 'lg:col-span-8' : 'lg:col-span-12'}`}
  >
    <h2
      className={`text-lead print:mb-2 print:break-after-avoid ${isBeside ? 'lg:col-span-3' : 'lg:col-span-2'}`}
    >
      {heading}
    </h2>
    <div className={isBeside ? 'lg:col-span-9' : 'lg:col-span-10'}>{children}</div>
  </section>
);
