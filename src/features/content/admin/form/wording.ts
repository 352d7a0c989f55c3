import type { FieldSchema } from './json-schema.ts';

const plural = /(?<!s)s$/;

/** The label of a list's item: "Result 2" of the results. @param label the list's */
export function nameItem(item: FieldSchema, label: string, index: number): string {
  return `${item.title ?? toSingular(label)} ${index + 1}`;
}

/** For one or two words: longer labels seldom end with their noun. */
function toSingular(label: string): string {
  if (label.split(' ').length > 2) return label;
  return label.endsWith('ies') ? `${label.slice(0, -3)}y` : label.replace(plural, '');
}

const pluralVerbs: Record<string, string> = { is: 'are', has: 'have', needs: 'need', begins: 'begin' };

/**
 * A field's error as a full sentence: "Heading is empty".
 * @param message from a schema, such as "is empty"; one that has its own subject is unchanged
 */
export function sayError(message: string, { label, isList }: { label: string; isList: boolean }): string {
  const [verb = ''] = message.split(' ');
  if (!/^(is|has|needs|begins|must|may|names|leads|ends|cannot)$/.test(verb)) return message;
  const said = isList && plural.test(label) ? (pluralVerbs[verb] ?? verb) : verb;
  return `${label} ${said}${message.slice(verb.length)}`;
}
