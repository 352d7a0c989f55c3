import type { ContactPage } from '#content/pages.schema.ts';
import { ReferencedDrawing } from '#design/drawings/referenced-drawing.tsx';
import { Section } from '../parts/section.tsx';

/** Who we are, its first sentence set large, beside the checker's two pencils and the mission, which end it on a phone. */
export function About({ about, mission }: Pick<ContactPage, 'about' | 'mission'>) {
  return (
    <Section heading={about.heading} layout="index" tone="ink" action={<Mission mission={mission} />}>
      <div className="max-w-[41.625em] space-y-4">
        {about.paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? 'text-lead md:text-h3' : ''}>
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  );
}

const Mission = ({ mission: { heading, text } }: Pick<ContactPage, 'mission'>) => (
  <>
    <div className="mb-6 max-w-80 lg:mb-10 lg:max-w-none">
      <ReferencedDrawing name="about-pencils" decorative />
    </div>
    <h3 className="text-small text-ink-2">{heading}</h3>
    <p className="mt-1 max-w-[28em] md:text-lead">{text}</p>
  </>
);

/** The values, each with what it costs. */
export function Values({ values: { heading, items } }: Pick<ContactPage, 'values'>) {
  return (
    <Section heading={heading} tone="sheet">
      <dl className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, text }) => (
          <div key={title} className="border-t border-ink py-4">
            <dt className="text-h3 font-[560] [font-stretch:112%]">{title}</dt>
            <dd className="mt-1 max-w-[27.5em] text-balance text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
