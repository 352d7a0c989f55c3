import { HalfSection, SharedBand } from '../parts/section.tsx';
import type { ShortSection, Tone } from './bands.ts';

/** Two short sections in one band, their texts in rows. */
export const OwnPair = ({ pair, tone }: { pair: readonly [ShortSection, ShortSection]; tone: Tone }) => (
  <SharedBand tone={tone} dense="half">
    {pair.map(({ heading, lead, items }) => (
      <HalfSection key={heading} heading={heading} lead={lead}>
        <ul className="border-t border-ink">
          {items.map(({ title, text }) => (
            <li key={title} className="border-b border-hairline py-3">
              <h3 className="text-lead">{title}</h3>
              <p className="mt-1 text-small text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </HalfSection>
    ))}
  </SharedBand>
);
