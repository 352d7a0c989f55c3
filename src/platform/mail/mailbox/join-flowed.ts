interface Paragraph {
  /** How often it is quoted. */
  depth: number;
  lines: string[];
}

/**
 * Joins the lines of format=flowed (RFC 3676, 4): quotes too, each at its own depth.
 * @param delSp whether the space that ends a flowed line is not part of the text
 */
export function joinFlowed(text: string, delSp: boolean): string {
  const paragraphs: Paragraph[] = [];
  let open: Paragraph | null = null;
  for (const line of text.split(/\r?\n/)) {
    const depth = /^>*/.exec(line)![0].length;
    const words = line.slice(line[depth] === ' ' ? depth + 1 : depth);
    const isSignature = words === '-- ';
    const isFlowed = words.endsWith(' ') && !isSignature;
    const lineWords = isFlowed && delSp ? words.slice(0, -1) : words;
    const before: Paragraph | null = open?.depth === depth && !isSignature ? open : null;
    const paragraph: Paragraph = before ?? { depth, lines: [] };
    paragraph.lines.push(lineWords);
    if (!before) paragraphs.push(paragraph);
    open = isFlowed ? paragraph : null;
  }
  return paragraphs
    .map(({ depth, lines }) =>
      depth === 0 ? lines.join('') : `${'>'.repeat(depth)} ${lines.join('')}`.trimEnd(),
    )
    .join('\n');
}
