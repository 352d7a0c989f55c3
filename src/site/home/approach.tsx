import { approach, homeSections } from '#content/home.ts';
import type { Approach as Content } from '#content/pages.schema.ts';
import { SignOffLine } from '../parts/sign-off-line.tsx';
import { Section } from '../parts/section.tsx';
import { ApproachDiagram } from './approach-diagram.tsx';

type Step = Content['steps'][number];

/** How a draft becomes something signed: principles, steps, the ring of five, and what every contract has. */
export function Approach() {
  const { id, heading, lead } = homeSections.approach;
  return (
    <Section id={id} heading={heading} lead={lead} tone="sheet">
      <Principles />
      <h3>{approach.stepsHeading}</h3>
      <ol className="process">
        {approach.steps.map((step, index) => (
          <li key={step.title}>
            <ProcessStep step={step} number={index + 1} />
          </li>
        ))}
      </ol>
      <h3>{approach.diagramHeading}</h3>
      <div className="@container">
        <ApproachDiagram />
      </div>
      <Checklist />
    </Section>
  );
}

function Principles() {
  return (
    <ul className="principles">
      {approach.principles.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Drawn with the line of whoever does it: dashed for a machine, solid for an engineer. */
function ProcessStep({ step: { title, by, text, result }, number }: { step: Step; number: number }) {
  const byMachine = by === 'machine';
  return (
    <article>
      <div aria-hidden="true" className={byMachine ? 'by-machine' : undefined}>
        <span>{number}</span>
        <span />
      </div>
      <div>
        <h4>{title}</h4>
        <p>{byMachine ? 'Drafted by a machine' : 'Done by engineers'}</p>
        <p>{text}</p>
        <div>
          <SignOffLine>{result}</SignOffLine>
        </div>
      </div>
    </article>
  );
}

function Checklist() {
  return (
    <div className="checklist">
      <h3>{approach.checklistHeading}</h3>
      <ul>
        {approach.checklist.map((claim) => (
          <li key={claim}>
            <span>
              <svg viewBox="0 0 16 16" aria-hidden="true">
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
