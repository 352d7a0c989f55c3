/** A line of a CSV file (RFC 4180). */
export const toCsvLine = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`;

/**
 * A cell that a spreadsheet displays and does not compute: anything that could begin a formula is prefixed
 * with an apostrophe (OWASP, "CSV Injection"). Quoted where RFC 4180 requires it, and around semicolons,
 * which separate cells in many countries' spreadsheets.
 */
export function toCell(text: string): string {
  const shown = /^[=+\-@;\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
