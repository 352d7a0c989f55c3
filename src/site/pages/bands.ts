import type { OwnSection } from '#content/own-pages.schema.ts';
import type { tones } from '../parts/section.tsx';
import { isHalfAPage } from './own-columns.tsx';

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

export type Tone = keyof typeof tones;

/** The grounds of a page's bands and of what follows them: the two light ones in turn, from that of the page's head. */
export function pickTones(bands: readonly Band[]): Tone[] {
  const picked: Tone[] = [];
  for (const [section] of [...bands, [undefined]]) {
    const next = (picked.at(-1) ?? 'paper') === 'paper' ? 'sheet' : 'paper';
    picked.push(section?.dark ? 'ink' : next);
  }
  return picked;
}
