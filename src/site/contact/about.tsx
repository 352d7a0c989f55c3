import type { ContactPage } from '#content/pages.schema.ts';
import { Section } from '../parts/section.tsx';

/** Who we are, and the mission set large below it. */
export function About({ about, mission }: Pick<ContactPage, 'about' | 'mission'>) {
  return (
    <Section heading={about.heading} layout="aside">
      <div className="max-w-[36.5em] space-y-4">
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="mt-6 border-l-2 border-ink pl-4 md:mt-10 md:pl-6">
        <h3 className="text-small text-ink-2">{mission.heading}</h3>
        <p className="mt-2 max-w-[28em] text-h3 text-balance md:text-h2">{mission.text}</p>
      </div>
    </Section>
  );
}

/** The four values, each with what it costs. */
export function Values({ values: { heading, items } }: Pick<ContactPage, 'values'>) {
  return (
    <Section heading={heading} layout="aside" tone="sheet">
      <dl className="border-b border-ink">
        {items.map(({ title, text }) => (
          <div key={title} className="grid gap-x-6 gap-y-1 border-t border-ink py-4 sm:grid-cols-[14rem_1fr]">
            <dt className="text-h3 font-[560] [font-stretch:112%]">{title}</dt>
            <dd className="max-w-[27.5em] text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
