import { slugify } from '#domain/rich-text/slug.ts';
import type { LegalBlock, LegalDocument } from '#content/legal.schema.ts';

type LegalSection = LegalDocument['sections'][number];

/** The limits of the schema (content/legal.schema.ts). */
const longest = { heading: 70, paragraph: 700, item: 320 };

/** "1.", "2.3", "§ 4", "Article 5", "Section 6:", "IV." before a heading's words. */
const number = /^(?:§\s*\d+[a-z]?|(?:article|section|part)\s+\w+|\d+(?:\.\d+)*|[IVXL]+(?=\.))[.:)]?\s+/i;

/** "-", "•", "a)", "(b)" before an item of a list. */
const bullet = /^(?:[-–•*·o]\s+|\(?[a-z]{1,3}\)\s+|\(\d+\)\s+)/;

/**
 * The sections of a legal text that was written as one: lines that look like headings, paragraphs, and lists. Text before
 * the first heading is under "Overview".
 */
export function readLegalText(text: string): LegalSection[] {
  const sections: LegalSection[] = [];
  const lines = text.split(/\r?\n/).map((line) => line.replaceAll(/\s+/g, ' ').trim());
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    if (isHeading(lines, index)) sections.push(createSection(line.replace(number, '') || line, sections));
    else {
      if (sections.length === 0) sections.push(createSection('Overview', sections));
      const { blocks } = sections.at(-1)!;
      addLine(blocks, line, lines[index - 1] === '');
    }
  }
  return sections.filter(({ blocks }) => blocks.length > 0);
}

const createSection = (words: string, before: readonly LegalSection[]): LegalSection => {
  const heading = words.replace(/[.:]$/, '');
  const slug = slugify(heading).slice(0, 60).replace(/-$/, '') || 'section';
  const taken = before.filter(({ id }) => id === slug || id.startsWith(`${slug}-`)).length;
  return { id: taken === 0 ? slug : `${slug}-${taken + 1}`, heading, blocks: [] };
};

/** A short line that stands alone, and goes on in the next; a number before it says so where nothing is left free. */
function isHeading(lines: readonly string[], index: number): boolean {
  const line = lines[index]!;
  if (line.length > longest.heading || bullet.test(line) || /[.;,]$/.test(line.replace(number, '')))
    return false;
  const [before = '', after = ''] = [lines[index - 1], lines[index + 1]];
  if (lines.slice(index + 1).every((one) => one === '')) return false;
  return number.test(line)
    ? before === '' || after !== ''
    : before === '' && !line.endsWith(':') && !bullet.test(after);
}

function addLine(blocks: LegalBlock[], line: string, isApart: boolean): void {
  const last = blocks.at(-1);
  if (bullet.test(line)) {
    const items = cutText(line.replace(bullet, ''), longest.item);
    if (last?.kind === 'list' && !isApart) last.items.push(...items);
    else blocks.push({ kind: 'list', items });
    return;
  }
  for (const text of cutText(line, longest.paragraph)) blocks.push({ kind: 'paragraph', text });
}

/** Cut after sentences; a sentence that is longer stays whole, for its field to say so. */
function cutText(text: string, limit: number): string[] {
  const parts: string[] = [];
  for (const sentence of text.split(/(?<=[.!?;])\s+/)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + sentence.length < limit)
      parts[parts.length - 1] = `${last} ${sentence}`;
    else parts.push(sentence);
  }
  return parts;
}
