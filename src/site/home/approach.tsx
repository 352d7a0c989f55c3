import { hasFirstWords } from '#content/drawn-words.schema.ts';
import type { Labels } from '#content/labels.schema.ts';
import type { Approach as Content } from '#content/pages.schema.ts';
import { stepWords, type StepDrawing } from '#content/step-words.schema.ts';
import type { WordedDrawing } from '#design/drawings/first-words.ts';
import { ReferencedDrawing } from '#design/drawings/referenced-drawing.tsx';
import { stepSheets } from '#design/drawings/steps/step-sheets.tsx';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { Section } from '../parts/section.tsx';
import { Tick, YellowTick } from '../parts/sign-off-line.tsx';
import { ApproachDiagram } from './approach-diagram.tsx';
import type { HomeSectionProps } from './home-sections.ts';

/** How a draft becomes something signed: the steps with their sheets, and below them what every contract has, beside the ring of five where there is room. */
export function Approach({ content: { site }, tone }: HomeSectionProps) {
  const { approach, labels } = site;
  const { id, heading, lead } = site.homeSections.approach;
  const hasContract = approach.principles.length + approach.checklist.length > 0;
  const isBeside = hasContract && approach.nodes.length > 0;
  return (
    <Section dense="half" id={id} heading={heading} lead={lead} tone={tone}>
      {approach.steps.length > 0 && <Steps approach={approach} labels={labels} />}
      <div
        className={`mt-4 grid gap-x-10 gap-y-4 empty:hidden md:mt-10 md:gap-y-10${isBeside ? ' xl:grid-cols-[3fr_2fr]' : ''}`}
      >
        {hasContract && <Contract approach={approach} isBeside={isBeside} />}
        {approach.nodes.length > 0 && (
          <ApproachDiagram heading={approach.diagramHeading} nodes={approach.nodes} />
        )}
      </div>
    </Section>
  );
}

function Steps({ approach: { steps, stepsHeading }, labels }: { approach: Content; labels: Labels }) {
  return (
    <div>
      <h3 className="text-lead md:text-h3">{stepsHeading}</h3>
      <ol className={`approach-steps grid mt-3${steps.length > 4 ? ' md:max-lg:grid-cols-3' : ''}`}>
        {steps.map((step, index) => (
          <Step key={step.title} step={step} labels={labels} number={index + 1} />
        ))}
      </ol>
    </div>
  );
}

interface StepProps {
  step: Content['steps'][number];
  labels: Labels;
  number: number;
}

/** Below or beside its sheet, which lies on its maker's line: dashed for a machine, solid for an engineer. Folded on a phone. */
function Step({ step: { title, by, text, result, drawing }, labels, number }: StepProps) {
  const heading = `${number}. ${title}`;
  const line = by === 'machine' ? ' border-dashed' : '';
  return (
    <li className="approach-step grid gap-y-2">
      {drawing ? (
        <div className={`approach-strip${line}`}>
          <div>
            <StepSheet drawn={drawing} />
          </div>
        </div>
      ) : (
        <div className={`border-t-2 border-ink${line}`} />
      )}
      <div>
        <p className="text-small text-ink-2">{by === 'machine' ? labels.byMachine : labels.byEngineer}</p>
        <h4 className="fold-heading text-lead font-[560] [font-stretch:112%]">{heading}</h4>
        <details className="fold group">
          <DisclosureSummary className="items-start leading-snug font-medium">{heading}</DisclosureSummary>
          <p className="mt-1 text-small text-ink-2">{text}</p>
        </details>
      </div>
      <p className="flex gap-2 text-small leading-snug font-medium">
        {by === 'machine' ? (
          <span className="size-5 shrink-0 border border-dashed border-ink" />
        ) : (
          <YellowTick />
        )}
        <span className="min-w-0">{result}</span>
      </p>
    </li>
  );
}

/** From its file where its words are the first ones. The result below says the same. */
function StepSheet({ drawn }: { drawn: StepDrawing }) {
  const { kind } = drawn;
  if (hasFirstWords(stepWords[kind], drawn)) return <ReferencedDrawing name={`step-${kind}`} decorative />;
  const Sheet = stepSheets[kind] as WordedDrawing;
  return <Sheet words={drawn} decorative />;
}

interface ContractProps {
  approach: Content;
  /** Whether something stands beside it where a page is wide: its principles are rows there, else columns. */
  isBeside: boolean;
}

/** The principles, what each means and its share of the claims in their order, if there are as many for each. Folded on a phone. */
function Contract({ approach, isBeside }: ContractProps) {
  const { principles, checklistHeading, checklist } = approach;
  const share = checklist.length / principles.length;
  const isShared = Number.isInteger(share);
  return (
    <div className={isBeside ? 'contract' : undefined}>
      {checklist.length > 0 && <h3 className="mb-2 text-lead md:text-h3">{checklistHeading}</h3>}
      {!isShared && <Claims claims={checklist} />}
      <ul
        className={`grid gap-x-6 text-small empty:hidden ${isBeside ? 'md:max-xl:grid-cols-3' : 'md:grid-cols-3'}${isShared ? '' : ' mt-2'}`}
      >
        {principles.map(({ title, text }, index) => (
          <li key={title} className="border-t border-hairline md:pt-3">
            <h4 className="fold-heading text-body font-medium">{title}</h4>
            <details className="fold">
              <DisclosureSummary className="min-h-11 text-body font-medium">{title}</DisclosureSummary>
              <div className="contract-words pb-2">
                <p className="text-ink-2">{text}</p>
                {isShared && <Claims claims={checklist.slice(index * share, (index + 1) * share)} />}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Claims({ claims }: { claims: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 text-small leading-snug">
      {claims.map((claim) => (
        <li key={claim} className="mt-1 flex gap-2">
          <Tick className="mt-0.5 size-4" />
          {claim}
        </li>
      ))}
    </ul>
  );
}
