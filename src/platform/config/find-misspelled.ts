import { settingNames } from './read-config.ts';

/** Variables of the environment that are no setting and look like one: each with the setting that is meant. */
export function findMisspelled(env: Record<string, string | undefined>): [name: string, setting: string][] {
  return Object.keys(env).flatMap((name): [string, string][] => {
    if (settingNames.includes(name)) return [];
    const setting = settingNames.find((known) => isClose(simplify(name), simplify(known)));
    return setting === undefined ? [] : [[name, setting]];
  });
}

const simplify = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z]/g, '');

/** One letter in four may be wrong, or two swapped: `HOME` is no `HOST`. */
const isClose = (name: string, setting: string): boolean =>
  name === setting ||
  (setting.length > 4 && countEdits(name, setting) <= Math.floor(setting.length / 4)) ||
  (sortLetters(name) === sortLetters(setting) && countEdits(name, setting) === 2);

const sortLetters = (name: string): string => [...name].toSorted().join('');

/** How many letters have to be put in, taken out or replaced (the Levenshtein distance). */
function countEdits(from: string, to: string): number {
  let before = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...from].entries()) {
    const after = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = before[column]! + (letter === other ? 0 : 1);
      after.push(Math.min(replaced, before[column + 1]! + 1, after[column]! + 1));
    }
    before = after;
  }
  return before.at(-1)!;
}
