import { Fragment } from 'react';
import type { ContactPage } from '#content/pages.schema.ts';
import { ReferencedDrawing } from '#design/drawings/referenced-drawing.tsx';
import { Section } from '../parts/section.tsx';

/** Who we are, beside the checker's two pencils, which a phone has below it, and the mission. */
export function About({ about, mission }: Pick<ContactPage, 'about' | 'mission'>) {
  return (
    <Section heading={about.heading} layout="index" tone="ink" action={<Mission mission={mission} />}>
      <div className="max-w-[41.625em] space-y-4">
        {about.paragraphs.map((paragraph, index) => (
          <Fragment key={paragraph}>
            <p className={index === 0 ? 'text-lead' : ''}>{paragraph}</p>
            {index === 0 && <Pencils className="max-w-80 lg:hidden" />}
          </Fragment>
        ))}
      </div>
    </Section>
  );
}

const Pencils = ({ className }: { className: string }) => (
  <div className={className}>
    <ReferencedDrawing name="about-pencils" decorative />
  </div>
);

const Mission = ({ mission: { heading, text } }: Pick<ContactPage, 'mission'>) => (
  <>
    <Pencils className="mb-10 max-lg:hidden" />
    <h3 className="text-small text-ink-2">{heading}</h3>
    <p className="mt-1 text-h3 font-[560] text-balance [font-stretch:112%]">{text}</p>
  </>
);

/** The values, each with what it costs. */
export function Values({ values: { heading, items } }: Pick<ContactPage, 'values'>) {
  return (
    <Section heading={heading}>
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
