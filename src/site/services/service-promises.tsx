import type { ServicesPage } from '#content/services.schema.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { Section } from '../parts/section.tsx';

/** The promises of every contract, whichever service is ordered. */
export function ServicePromises({ heading, lead, items }: ServicesPage['highlights']) {
  return (
    <Section heading={heading} {...(lead && { lead })} layout="aside" tone="sheet">
      <ul className="grid gap-x-6 gap-y-4 lg:grid-cols-3">
        {items.map(({ title, text }) => (
          <li key={title} className="border-t border-ink pt-3">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 text-small text-ink-2 md:mt-3">{keepTogether(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
