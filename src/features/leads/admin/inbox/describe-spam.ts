import type { SpamReason } from '../../contract.ts';

/** Each follows "it". */
const texts: Record<SpamReason, string> = {
  honeypot: 'fills in a field that people do not see',
  hasty: 'was sent faster than anyone types',
  wording: 'is worded like advertising or fraud',
  links: 'has links to many sites',
  links_only: 'says little besides its links',
  link_in_name: 'has a link for a name',
  link_code: 'has links in the code of bulletin boards',
  html_link: 'has links in HTML',
  mixed_scripts: 'mixes letters of several alphabets within words',
  hidden_characters: 'has characters that cannot be seen',
  repeated: 'says nearly the same as others within the week',
  marked: 'was moved here by an admin',
};

/** Why a message is in spam, in words. */
export function describeSpam(reasons: SpamReason[]): string {
  if (reasons.length === 0) return 'In the spam folder.';
  if (reasons.length === 1 && reasons[0] === 'marked') return 'Moved to spam by an admin.';
  const [last, ...others] = reasons.map((reason) => texts[reason]).toReversed();
  const list = others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last;
  return `In the spam folder because it ${list}.`;
}
