import type { SiteContent } from '#content/collections.ts';
import type { Approach as Content } from '#content/pages.schema.ts';
import { SignOffLine } from '../parts/sign-off-line.tsx';
import { Section } from '../parts/section.tsx';
import { ApproachDiagram } from './approach-diagram.tsx';

type Step = Content['steps'][number];

const subheading = 'mt-16 text-h3 md:mt-26';

/** How a draft becomes something signed: principles, steps, the ring of five, and what every contract has. */
export function Approach({ content: { site } }: { content: SiteContent }) {
  const { approach } = site;
  const { id, heading, lead } = site.homeSections.approach;
  return (
    <Section id={id} heading={heading} lead={lead} tone="sheet">
      <Principles items={approach.principles} />
      <h3 className={subheading}>{approach.stepsHeading}</h3>
      <ol className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-0">
        {approach.steps.map((step, index) => (
          <li key={step.title}>
            <ProcessStep step={step} number={index + 1} />
          </li>
        ))}
      </ol>
      <h3 className={subheading}>{approach.diagramHeading}</h3>
      <div className="@container">
        <ApproachDiagram nodes={approach.nodes} />
      </div>
      <Checklist heading={approach.checklistHeading} claims={approach.checklist} />
    </Section>
  );
}

function Principles({ items }: { items: Content['principles'] }) {
  return (
    <ul className="grid gap-x-6 gap-y-6 md:grid-cols-3">
      {items.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-ink pt-4 md:pr-6">
          <h3 className="text-lead">{title}</h3>
          <p className="mt-2 text-small text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Drawn with the line of whoever does it: dashed for a machine, solid for an engineer. */
function ProcessStep({ step: { title, by, text, result }, number }: { step: Step; number: number }) {
  const byMachine = by === 'machine';
  const stroke = `border-ink${byMachine ? ' border-dashed' : ''}`;
  return (
    <article className="flex h-full flex-col items-start">
      <div aria-hidden="true" className="flex w-full items-center">
        <span
          className={`flex size-10 shrink-0 items-center justify-center border-2 font-mono text-small ${stroke}`}
        >
          {number}
        </span>
        <span className={`grow border-t-2 ${stroke}`} />
      </div>
      <div className="flex grow flex-col items-start lg:pr-6">
        <h4 className="mt-4 text-lead font-medium">{title}</h4>
        <p className="text-fine text-ink-2">{byMachine ? 'Drafted by a machine' : 'Done by engineers'}</p>
        <p className="mt-3 mb-4 text-small text-ink-2">{text}</p>
        <div className="mt-auto">
          <SignOffLine>{result}</SignOffLine>
        </div>
      </div>
    </article>
  );
}

function Checklist({ heading, claims }: { heading: string; claims: readonly string[] }) {
  return (
    <div className="mt-16 grid gap-x-6 gap-y-6 md:mt-26 lg:grid-cols-12">
      <h3 className="text-h3 lg:col-span-4">{heading}</h3>
      <ul className="grid gap-x-6 border-t-2 border-ink sm:grid-cols-2 lg:col-span-8">
        {claims.map((claim) => (
          <li key={claim} className="flex items-start gap-4 border-b border-hairline py-4">
            <span className="flex size-6 shrink-0 items-center justify-center border border-on-mark bg-mark text-on-mark">
              <svg
                viewBox="0 0 16 16"
                aria-hidden="true"
                className="size-4 fill-none stroke-current stroke-2"
              >
                <path d="M1.5 8.5l4.5 4.5 8.5-10.5" />
              </svg>
            </span>
            {claim}
          </li>
        ))}
      </ul>
    </div>
  );
}
