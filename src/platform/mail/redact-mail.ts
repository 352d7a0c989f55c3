import type { Mail } from './outbox.ts';
import { mentionsEmail, redactEmail } from './mentions-email.ts';

type MailWords = Pick<Mail, 'subject' | 'text'>;

/**
 * A mail to others with a person removed: without list entries about them, without what they wrote where a
 * mail quotes it, and elsewhere without their address.
 * @param email in lower case
 * @returns null for a list that has no one else
 */
export function redactMail({ subject, text }: MailWords, email: string): MailWords | null {
  const remaining: string[] = [];
  const entries = { kept: 0, removed: 0 };
  const lines = text.split('\n');
  for (let i = 0; i < lines.length;) {
    const part = lines.slice(i, i + measurePart(lines, i));
    const isListed = isEntry(lines, i);
    const isTheirs = mentionsEmail(part[isListed ? 1 : 0]!, email);
    if (isListed) entries[isTheirs ? 'removed' : 'kept'] += 1;
    const isLeftOut = isTheirs && part.length > 1;
    // In a quote from others, each line is checked: it may quote the person.
    const taken = isLeftOut || isListed ? part : part.slice(0, 1);
    if (!isLeftOut) remaining.push(...taken);
    i += taken.length;
    // Of the empty lines around it, one remains.
    if (isLeftOut && remaining.at(-1) === '' && lines[i] === '') i += 1;
  }
  if (entries.removed > 0 && entries.kept === 0) return null;
  return { subject: redactEmail(subject, email), text: redactEmail(remaining.join('\n'), email) };
}

/** The lines of one list entry, or of one quote, or one line. */
function measurePart(lines: readonly string[], start: number): number {
  const depth = measureDepth(lines[start]!);
  const isPart = isEntry(lines, start)
    ? (line: string) => line.startsWith('  ')
    : isAttribution(lines[start]!)
      ? (line: string) => measureDepth(line) > depth
      : () => false;
  let end = start + 1;
  while (end < lines.length && isPart(lines[end]!)) end += 1;
  return end - start;
}

/** "- A subject", and below it, indented, who wrote it. */
const isEntry = (lines: readonly string[], start: number): boolean =>
  lines[start]!.startsWith('- ') && lines[start + 1]?.startsWith('  ') === true;

/** "On November 24, 2026, Ann <ann@example.com> wrote:", above a quote. */
const isAttribution = (line: string): boolean => /^[> ]*On .* wrote:$/.test(line);

/** How deeply a line is quoted. */
const measureDepth = (line: string): number => /^[> ]*/.exec(line)![0].replaceAll(' ', '').length;
