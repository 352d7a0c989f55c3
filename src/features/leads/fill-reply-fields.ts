/** What a saved reply can name. */
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

/** Puts values for the fields of a saved reply, in whatever case; other braces stay as they are. */
export const fillReplyFields = (text: string, fields: ReplyFields): string =>
  text.replaceAll(fieldPattern, (whole, name: string) => {
    const field = findField(name);
    return field === undefined ? whole : fields[field];
  });

/** What is wrong with a reply whose fields nothing fills, which its reader would see; null without. */
export function describeUnknownFields(text: string): string | null {
  const unknown = [...text.matchAll(fieldPattern)].flatMap(([whole, name = '']) =>
    findField(name) ? [] : [whole],
  );
  if (unknown.length === 0) return null;
  const names = [...new Set(unknown)].join(', ');
  return `Nothing fills in ${names}. Replace it, or use ${replyFieldNames.map((name) => `{${name}}`).join(', ')}`;
}

/** "Ann" of "Ann Carter"; of "Carter, Ann" as well. */
export function readFirstName(name: string): string {
  const [family = '', given] = name.split(',', 2);
  const words = (given?.trim() ? given : family).trim().split(/\s+/);
  const [first = '', second] = words;
  return /^(?:dr|mr|mrs|ms|prof)\.?$/i.test(first) && second ? second : first;
}
