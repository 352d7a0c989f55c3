import type { ContactPage } from '#content/pages.schema.ts';
import { Section } from '../parts/section.tsx';

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
