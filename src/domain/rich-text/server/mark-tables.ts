/** In a column of numbers no cell is longer, in characters. */
const longestNumber = 16;

/** A table with more columns, or a row with more characters, is wide. */
const [mostColumns, longestRow] = [4, 110];

/** A table without one inside it. */
const table = /<table\b(?:(?!<table\b)[^])*?<\/table>/g;

const row = /<tr\b(?:(?!<tr\b)[^])*?<\/tr>/g;

const cell = /<(t[hd])\b[^>]*>((?:(?!<t[hd]\b)[^])*?)<\/\1>/g;

/**
 * Marks the columns of numbers in tables, and the tables that need more room than a text.
 * @param html cleaned: every `<` in it begins a tag, so the patterns take linear time
 */
export const markTables = (html: string): string => html.replaceAll(table, markTable);

function markTable(whole: string): string {
  const rows = Array.from(whole.matchAll(row), ([cells]) =>
    Array.from(cells.matchAll(cell), ([, name, content]) => ({ name, text: readCell(content!) })),
  );
  const isWide = rows.some(
    (cells) =>
      cells.length > mostColumns || cells.reduce((sum, { text }) => sum + text.length, 0) > longestRow,
  );
  const marked = isWide ? whole.replace('<table', '<table class="wide"') : whole;
  if (/<t[hd][^>]* (?:col|row)span=/.test(whole)) return marked;
  const body = rows.filter((cells) => cells.some(({ name }) => name === 'td'));
  const areNumbers = (rows[0] ?? []).map(
    (_, at) => at > 0 && isNumeric(body.map((cells) => cells[at]?.text)),
  );
  let column = 0;
  return marked.replaceAll(/<(tr|t[hd])\b/g, (tag, name: string) => {
    if (name === 'tr') column = 0;
    else if (areNumbers[column++]) return `${tag} class="number"`;
    return tag;
  });
}

/** An entity is a character. */
const readCell = (content: string): string =>
  content
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&[#\w]+;/g, '=')
    .trim();

/** Most begin with a number, after a sign or a currency; each has one. */
function isNumeric(texts: readonly (string | undefined)[]): boolean {
  const filled = texts.filter((text) => text);
  const beginning = filled.filter((text) => /^[^\p{L}\p{N}/]{0,3}\d/u.test(text!));
  return (
    beginning.length * 2 > filled.length &&
    filled.every((text) => text!.length <= longestNumber && /\d/.test(text!))
  );
}
