/** What a saved reply can name. */
export interface ReplyFields {
  'first name': string;
  name: string;
  subject: string;
  'my name': string;
  'site name': string;
}

const replyFieldNames: (keyof ReplyFields)[] = ['first name', 'name', 'subject', 'my name', 'site name'];

/** Puts values for the fields of a saved reply, in whatever case; other braces stay as they are. */
export const fillReplyFields = (text: string, fields: ReplyFields): string =>
  text.replaceAll(/\{([a-z ]+)\}/gi, (whole, name: string) => {
    const field = replyFieldNames.find((known) => known === name.trim().toLowerCase());
    return field === undefined ? whole : fields[field];
  });

/** "Ann" of "Ann Carter"; of "Carter, Ann" as well. */
export function readFirstName(name: string): string {
  const [family = '', given] = name.split(',', 2);
  const words = (given?.trim() ? given : family).trim().split(/\s+/);
  const [first = '', second] = words;
  return /^(?:dr|mr|mrs|ms|prof)\.?$/i.test(first) && second ? second : first;
}
