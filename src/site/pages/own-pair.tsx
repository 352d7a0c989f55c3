import type { OwnSection } from '#content/own-pages.schema.ts';
import { HalfSection, SharedBand } from '../parts/section.tsx';
import { isHalfAPage } from './own-columns.tsx';
import type { Tone } from './pick-tones.ts';

/** A section whose few short texts take half of a wide page. */
export type ShortSection = Extract<OwnSection, { kind: 'list' | 'columns' }>;

const isShort = (section: OwnSection): section is ShortSection =>
  (section.kind === 'list' || section.kind === 'columns') && !section.dark && isHalfAPage(section.items);

/** One section, or two short ones that stand side by side. */
export type Band = readonly [OwnSection] | readonly [ShortSection, ShortSection];

/** The sections of a page as they follow each other: of short ones in turn, two by two. */
export function groupSections(sections: readonly OwnSection[]): Band[] {
  const bands: Band[] = [];
  for (const section of sections) {
    const [before, partner] = bands.at(-1) ?? [];
    if (before && !partner && isShort(before) && isShort(section))
      bands[bands.length - 1] = [before, section];
    else bands.push([section]);
  }
  return bands;
}

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
