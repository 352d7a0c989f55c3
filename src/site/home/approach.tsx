import type { Labels } from '#content/labels.schema.ts';
import type { Approach as Content } from '#content/pages.schema.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { SignOffLine } from '../parts/sign-off-line.tsx';
import { Section } from '../parts/section.tsx';
import { ApproachDiagram } from './approach-diagram.tsx';
import type { HomeSectionProps } from './home-sections.ts';

type Step = Content['steps'][number];

/** How a draft becomes something signed: principles and what every contract has, steps, and the ring of five. */
export function Approach({ content: { site }, tone }: HomeSectionProps) {
  const { approach, labels } = site;
  const { id, heading, lead } = site.homeSections.approach;
  const hasSteps = approach.steps.length > 0;
  return (
    <Section dense id={id} heading={heading} lead={lead} tone={tone}>
      {approach.principles.length > 0 && <Principles items={approach.principles} />}
      {approach.checklist.length > 0 && (
        <Checklist heading={approach.checklistHeading} claims={approach.checklist} />
      )}
      <div
        className={`${approach.principles.length > 0 || approach.checklist.length > 0 ? 'mt-6 ' : ''}grid gap-10 lg:grid-cols-12 lg:gap-x-6`}
      >
        {hasSteps && (
          <div className="lg:col-span-7">
            <h3 className="text-h3">{approach.stepsHeading}</h3>
            <ol className="mt-2">
              {approach.steps.map((step, index) => (
                <li key={step.title}>
                  <ProcessStep
                    step={step}
                    labels={labels}
                    number={index + 1}
                    isLast={index === approach.steps.length - 1}
                  />
                </li>
              ))}
            </ol>
          </div>
        )}
        {approach.nodes.length > 0 && (
          <div className={hasSteps ? 'lg:col-span-5 lg:pl-10' : 'lg:col-span-7'}>
            <h3 className="text-h3">{approach.diagramHeading}</h3>
            <ApproachDiagram nodes={approach.nodes} />
          </div>
        )}
      </div>
    </Section>
  );
}

function Principles({ items }: { items: Content['principles'] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
      {items.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-ink pt-3 md:pr-6">
          <h3 className="text-lead">{title}</h3>
          <p className="mt-1 text-small text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Each claim has its place below a principle when three are side by side. */
function Checklist({ heading, claims }: { heading: string; claims: readonly string[] }) {
  return (
    <>
      <h3 className="mt-6 text-small font-semibold tracking-normal">{heading}</h3>
      <ul className="mt-2 grid gap-x-6 md:grid-cols-3">
        {claims.map((claim) => (
          <li key={claim} className="flex items-start gap-3 border-t border-hairline py-2 text-small">
            <svg
              viewBox="0 0 16 16"
              aria-hidden="true"
              className="size-5 shrink-0 border border-on-mark bg-mark fill-none stroke-on-mark stroke-2"
            >
              <path d="M3 8l3 3 6-7" />
            </svg>
            {claim}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Drawn with its maker's line: dashed for a machine, solid for an engineer. Its text is folded on a phone. */
function ProcessStep({
  step: { title, by, text, result },
  labels,
  number,
  isLast,
}: {
  step: Step;
  labels: Labels;
  number: number;
  isLast: boolean;
}) {
  const byMachine = by === 'machine';
  const maker = byMachine ? labels.byMachine : labels.byEngineer;
  const stroke = `border-ink${byMachine ? ' border-dashed' : ''}`;
  return (
    <article className="grid grid-cols-[2.5rem_1fr] gap-x-4 pt-4 sm:grid-cols-[2.5rem_1fr_13rem]">
      <div aria-hidden="true" className="flex flex-col items-center">
        <span
          className={`flex size-10 shrink-0 items-center justify-center border-2 font-mono text-small ${stroke}`}
        >
          {number}
        </span>
        {!isLast && <span className={`-mb-4 grow border-l-2 ${stroke}`} />}
      </div>
      <div>
        <h4 className="fold-heading text-lead font-medium">{title}</h4>
        <p className="fold-heading text-fine text-ink-2">{maker}</p>
        <details className="fold group">
          <DisclosureSummary className="min-h-11">
            <span>
              <span className="block font-medium">{title}</span>
              <span className="block text-fine text-ink-2">{maker}</span>
            </span>
          </DisclosureSummary>
          <p className="mt-1 text-small text-ink-2">{text}</p>
        </details>
      </div>
      <div className="max-sm:col-start-2 max-sm:mt-2 sm:pt-1">
        <SignOffLine label={labels.signedOff}>{result}</SignOffLine>
      </div>
    </article>
  );
}
