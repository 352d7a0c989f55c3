import { distance } from 'fastest-levenshtein';
import { settingNames } from './read-config.ts';

/** Variables of the environment that are no setting and look like one: each with the setting that is meant. */
export function findMisspelled(env: Record<string, string | undefined>): [name: string, setting: string][] {
  return Object.keys(env).flatMap((name): [string, string][] => {
    if (settingNames.includes(name)) return [];
    const setting =
      settingNames.find((known) => isClose(simplify(name), simplify(known)) || hasSameStems(name, known)) ??
      findRelated(name);
    return setting === undefined ? [] : [[name, setting]];
  });
}

/** Whether each word begins as the setting's: other products have TRUST_PROXY and ADMIN_PASS. */
function hasSameStems(name: string, setting: string): boolean {
  const [words, known] = [name, setting].map((text) => text.split('_').map((word) => word.slice(0, 4)));
  return words!.length > 1 && words!.join('_') === known!.join('_');
}

/**
 * The nearest of those that begin with the same word: other products have SMTP_HOST where this one has SMTP_URL. MAIL
 * is the system's.
 */
function findRelated(name: string): string | undefined {
  const [family] = /^[A-Z\d]+(?=_|$)/.exec(name) ?? [];
  if (family === undefined || name === 'MAIL') return undefined;
  const related = settingNames.filter((known) => known.startsWith(`${family}_`));
  return related.toSorted((a, b) => distance(name, a) - distance(name, b))[0];
}

const simplify = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z]/g, '');

/** One letter in four may be wrong, or two swapped: `HOME` is no `HOST`. */
const isClose = (name: string, setting: string): boolean =>
  name === setting ||
  (setting.length > 4 && distance(name, setting) <= Math.floor(setting.length / 4)) ||
  (sortLetters(name) === sortLetters(setting) && distance(name, setting) === 2);

const sortLetters = (name: string): string => [...name].toSorted().join('');
