import { describeUnknownPlaceholder, listPlaceholders, placeholderPattern } from '#content/placeholders.ts';

export interface ReplyFields {
  first_name: string;
  name: string;
  subject: string;
  my_name: string;
  site_name: string;
}

const replyFieldNames: (keyof ReplyFields)[] = ['first_name', 'name', 'subject', 'my_name', 'site_name'];

/** A form's hint about them. */
export const replyFieldsHint = `Fields: ${listPlaceholders(replyFieldNames)}`;

/** Replies saved before fields had underscores. */
const formerPattern = /\{\s*(first name|my name|site name|name|subject)\s*\}/gi;

const spellFields = (text: string): string =>
  text.replaceAll(formerPattern, (_, name: string) => `{${name.toLowerCase().replace(' ', '_')}}`);

/** Replaces the fields of a saved reply with values; other braces are unchanged. */
export const fillReplyFields = (text: string, fields: ReplyFields): string =>
  spellFields(text).replaceAll(placeholderPattern, (whole, name: string) =>
    Object.hasOwn(fields, name) ? fields[name as keyof ReplyFields] : whole,
  );

/** The error for a reply with a field that has no value, which its reader would see; null if there is none. */
export const describeUnknownFields = (text: string): string | null =>
  describeUnknownPlaceholder(text, replyFieldNames);

/** "Ann" from "Ann Carter", and from "Carter, Ann". */
export function readFirstName(name: string): string {
  const [family = '', given] = name.split(',', 2);
  const words = (given?.trim() ? given : family).trim().split(/\s+/);
  const [first = '', second] = words;
  return /^(?:dr|mr|mrs|ms|prof)\.?$/i.test(first) && second ? second : first;
}
