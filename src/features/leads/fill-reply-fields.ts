/** The fields that a saved reply can contain. */
export interface ReplyFields {
  'first name': string;
  name: string;
  subject: string;
  'my name': string;
  'site name': string;
}

const replyFieldNames: (keyof ReplyFields)[] = ['first name', 'name', 'subject', 'my name', 'site name'];

/** Letters and spaces in braces; other braces are text. */
const fieldPattern = /\{([a-z ]*[a-z][a-z ]*)\}/gi;

const findField = (name: string) => replyFieldNames.find((known) => known === name.trim().toLowerCase());

/** Replaces the fields of a saved reply with values, ignoring case; other braces are unchanged. */
export const fillReplyFields = (text: string, fields: ReplyFields): string =>
  text.replaceAll(fieldPattern, (whole, name: string) => {
    const field = findField(name);
    return field === undefined ? whole : fields[field];
  });

/**
 * The error for a reply with fields that have no value, which its reader would see; null if there are none.
 */
export function describeUnknownFields(text: string): string | null {
  const unknown = [...text.matchAll(fieldPattern)].flatMap(([whole, name = '']) =>
    findField(name) ? [] : [whole],
  );
  if (unknown.length === 0) return null;
  const names = [...new Set(unknown)].join(', ');
  return `Nothing fills in ${names}. Replace it, or use ${replyFieldNames.map((name) => `{${name}}`).join(', ')}`;
}

/** "Ann" from "Ann Carter", and from "Carter, Ann". */
export function readFirstName(name: string): string {
  const [family = '', given] = name.split(',', 2);
  const words = (given?.trim() ? given : family).trim().split(/\s+/);
  const [first = '', second] = words;
  return /^(?:dr|mr|mrs|ms|prof)\.?$/i.test(first) && second ? second : first;
}
