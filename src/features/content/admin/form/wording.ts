import type { FieldSchema } from './json-schema.ts';

const plural = /(?<!s)s$/;

/** What an item of a list is called: "Result 2" of the results. @param label the list's */
export function nameItem(item: FieldSchema, label: string, index: number): string {
  return `${item.title ?? toSingular(label)} ${index + 1}`;
}

/** Of a single word, or two: more of them seldom end with their noun. */
function toSingular(label: string): string {
  if (label.split(' ').length > 2) return label;
  return label.endsWith('ies') ? `${label.slice(0, -3)}y` : label.replace(plural, '');
}

const pluralVerbs: Record<string, string> = { is: 'are', has: 'have', needs: 'need', begins: 'begin' };

/**
 * What is wrong with a field, as a sentence of its own: "Heading is empty".
 * @param message as a schema says it, such as "is empty"; one that has its own subject stays
 */
export function sayError(message: string, { label, isList }: { label: string; isList: boolean }): string {
  const [verb = ''] = message.split(' ');
  if (!/^(is|has|needs|begins|must|may|names|leads|ends|cannot)$/.test(verb)) return message;
  const said = isList && plural.test(label) ? (pluralVerbs[verb] ?? verb) : verb;
  return `${label} ${said}${message.slice(verb.length)}`;
}
