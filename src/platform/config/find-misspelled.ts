import { distance } from 'fastest-levenshtein';
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
  (setting.length > 4 && distance(name, setting) <= Math.floor(setting.length / 4)) ||
  (sortLetters(name) === sortLetters(setting) && distance(name, setting) === 2);

const sortLetters = (name: string): string => [...name].toSorted().join('');
