import type { Labels } from '#content/labels.schema.ts';
import type { Approach as Content } from '#content/pages.schema.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { Section } from '../parts/section.tsx';
import { YellowTick } from '../parts/sign-off-line.tsx';
import { ApproachDiagram } from './approach-diagram.tsx';
import type { HomeSectionProps } from './home-sections.ts';

/** How a draft becomes something signed: the steps, what every contract has, and the ring of five. */
export function Approach({ content: { site }, tone }: HomeSectionProps) {
  const { approach, labels } = site;
  const { id, heading, lead } = site.homeSections.approach;
  return (
    <Section dense id={id} heading={heading} lead={lead} tone={tone}>
      <div className="grid gap-y-5 md:gap-y-8">
        {approach.steps.length > 0 && <Steps approach={approach} labels={labels} />}
        {approach.principles.length + approach.checklist.length > 0 && <Contract approach={approach} />}
        {approach.nodes.length > 0 && (
          <ApproachDiagram heading={approach.diagramHeading} nodes={approach.nodes} />
        )}
      </div>
    </Section>
  );
}

/** How many columns show so many items without a gap, as far as that can be. */
const stepColumns: Readonly<Partial<Record<number, string>>> = { 1: '', 2: '', 3: ' lg:grid-cols-3' };

function Steps({ approach: { steps, stepsHeading }, labels }: { approach: Content; labels: Labels }) {
  return (
    <div>
      <h3 className="text-lead md:text-h3">{stepsHeading}</h3>
      <ol className={`mt-2 grid md:grid-cols-2 md:gap-y-6${stepColumns[steps.length] ?? ' lg:grid-cols-4'}`}>
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

/** Below its maker's line: dashed for a machine, solid for an engineer. Folded on a phone. */
function Step({ step: { title, by, text, result }, labels, number }: StepProps) {
  const maker = by === 'machine' ? labels.byMachine : labels.byEngineer;
  return (
    <li
      className={`grid grid-cols-[2.5rem_1fr] border-t-2 border-ink py-2 md:row-span-4 md:grid-cols-1 md:grid-rows-subgrid md:gap-y-0 md:pr-6 md:pb-0 ${by === 'machine' ? 'border-dashed' : ''}`}
    >
      <p className="row-span-2 flex items-baseline gap-3 text-h2 font-[560] [font-stretch:112%] md:row-span-1">
        {number}
        <span className="fold-heading text-fine font-normal text-ink-2">{maker}</span>
      </p>
      <h4 className="fold-heading text-lead font-[560] [font-stretch:112%]">{title}</h4>
      <details className="fold group">
        <DisclosureSummary className="min-h-11">
          <span>
            <span className="block text-lead font-[560] [font-stretch:112%]">{title}</span>
            <span className="block text-fine text-ink-2">{maker}</span>
          </span>
        </DisclosureSummary>
        <p className="mt-1 mb-3 text-small text-ink-2">{text}</p>
      </details>
      <p className="flex gap-2 text-small font-medium">
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

/** The principles, each above its share of the claims in their order; what each means is folded on a phone. */
function Contract({ approach: { principles, checklistHeading, checklist } }: { approach: Content }) {
  const findStart = (index: number) => Math.floor((index * checklist.length) / principles.length);
  return (
    <div className="text-small">
      {checklist.length > 0 && <h3 className="mb-2 text-lead md:text-h3">{checklistHeading}</h3>}
      {principles.length === 0 && <Claims claims={checklist} />}
      <ul className="grid gap-2 empty:hidden md:grid-cols-3 md:gap-6">
        {principles.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-1 border-t-2 border-ink md:row-span-3 md:grid-rows-subgrid md:gap-y-0 md:pt-3"
          >
            <h4 className="fold-heading text-body font-medium lg:text-lead">{title}</h4>
            <details className="fold group">
              <DisclosureSummary className="min-h-11 text-body font-medium">{title}</DisclosureSummary>
              <p className="mb-2 text-ink-2 md:mt-1">{text}</p>
            </details>
            <Claims claims={checklist.slice(findStart(index), findStart(index + 1))} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Claims({ claims }: { claims: readonly string[] }) {
  return (
    <ul>
      {claims.map((claim) => (
        <li key={claim} className="border-t border-hairline py-1.5">
          {claim}
        </li>
      ))}
    </ul>
  );
}
