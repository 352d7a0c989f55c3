import type { Labels } from '#content/labels.schema.ts';
import type { Approach as Content } from '#content/pages.schema.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { Section } from '../parts/section.tsx';
import { Tick } from '../parts/sign-off-line.tsx';
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
const principleColumns: Readonly<Partial<Record<number, string>>> = {
  1: '',
  2: ' md:grid-cols-2',
  4: ' md:grid-cols-2',
};

function Steps({ approach: { steps, stepsHeading }, labels }: { approach: Content; labels: Labels }) {
  return (
    <div>
      <h3 className="text-small font-semibold tracking-normal">{stepsHeading}</h3>
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
      <Claim>{result}</Claim>
    </li>
  );
}

/** The principles, each with its share of the claims in their order. */
function Contract({ approach: { principles, checklistHeading, checklist } }: { approach: Content }) {
  const findStart = (index: number) => Math.floor((index * checklist.length) / principles.length);
  return (
    <div>
      {checklist.length > 0 && (
        <h3 className="mb-3 text-small font-semibold tracking-normal">{checklistHeading}</h3>
      )}
      {principles.length === 0 ? (
        <Claims claims={checklist} className="grid gap-x-6 md:grid-cols-3" />
      ) : (
        <ul
          className={`grid gap-x-6 gap-y-4 md:gap-y-6${principleColumns[principles.length] ?? ' md:grid-cols-3'}`}
        >
          {principles.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-ink pt-3">
              <h3 className="text-lead">{title}</h3>
              <p className="mt-1 mb-2 max-w-[33em] text-small text-ink-2">{text}</p>
              <Claims claims={checklist.slice(findStart(index), findStart(index + 1))} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Claims({ claims, className }: { claims: readonly string[]; className?: string }) {
  if (claims.length === 0) return null;
  return (
    <ul className={className}>
      {claims.map((claim) => (
        <li key={claim}>
          <Claim className="pt-1">{claim}</Claim>
        </li>
      ))}
    </ul>
  );
}

/** What a customer has, ticked in ink: nobody has signed it. */
function Claim({ className = '', children }: { className?: string; children: string }) {
  return (
    <p className={`flex gap-2 text-small font-medium ${className}`}>
      <Tick className="mt-1 size-4" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
