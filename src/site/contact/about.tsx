import type { ContactPage } from '#content/pages.schema.ts';
import { frame, Section } from '../parts/section.tsx';

/** Who we are, and the mission set large below it. */
export function About({ about, mission }: Pick<ContactPage, 'about' | 'mission'>) {
  return (
    <section aria-labelledby="about-heading" className="border-t border-hairline">
      <div className={`${frame} grid gap-10 py-10 md:py-16`}>
        <div>
          <h2 id="about-heading" className="text-h2">
            {about.heading}
          </h2>
          <div className="mt-6 gap-10 lg:columns-2">
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph} className="max-w-[33em] break-inside-avoid pb-4">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <div className="border-l-2 border-ink pl-6">
          <h2 className="text-small text-ink-2">{mission.heading}</h2>
          <p className="mt-3 max-w-[28em] text-h3 text-balance sm:text-h2">{mission.text}</p>
        </div>
      </div>
    </section>
  );
}

/** The four values, each with what it costs. */
export function Values({ values: { heading, items } }: Pick<ContactPage, 'values'>) {
  return (
    <Section heading={heading} layout="aside" tone="sheet">
      <dl className="border-b border-ink">
        {items.map(({ title, text }) => (
          <div key={title} className="grid gap-x-6 gap-y-1 border-t border-ink py-6 sm:grid-cols-[14rem_1fr]">
            <dt className="text-h3 font-[560] [font-stretch:112%]">{title}</dt>
            <dd className="max-w-[27.5em] text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
