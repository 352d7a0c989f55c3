import type { WordsIn } from '#content/drawn-words.schema.ts';
import type { screenWords } from '#content/screen-words.schema.ts';

type Words = WordsIn<typeof screenWords.rota>;

const workdays = ['firstDay', 'secondDay', 'thirdDay', 'fourthDay', 'fifthDay'] as const;
const weekend = ['sixthDay', 'seventhDay'] as const;

/** The columns: words stored before the week had a weekend name workdays alone. */
export const listDays = (words: Words) =>
  weekend.some((day) => words[day]) ? [...workdays, ...weekend] : workdays;

interface Row {
  name: 'firstName' | 'secondName' | 'thirdName' | 'fourthName';
  /** Each day's shift; a space is a day off. */
  shifts: string;
  /** The day on which a planner has changed the shift. */
  changed?: number;
  /** The day whose shift the program refuses; its row is not signed. */
  refused?: number;
}

export const rotaRows: readonly Row[] = [
  { name: 'firstName', shifts: 'E LLL  ' },
  { name: 'secondName', shifts: 'LLN  LL', changed: 1 },
  { name: 'thirdName', shifts: 'NL EE E', refused: 1 },
  { name: 'fourthName', shifts: ' NN EE ' },
];

const letters: Readonly<Record<string, 'early' | 'late' | 'night'>> = { E: 'early', L: 'late', N: 'night' };

/** The letter of a shift, or nothing for a day off. */
export const findLetter = (words: Words, shift: string): string | undefined =>
  letters[shift] && words[letters[shift]];
