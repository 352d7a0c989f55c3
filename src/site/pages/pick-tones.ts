import type { tones } from '../parts/section.tsx';
import type { Band } from './own-pair.tsx';

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
