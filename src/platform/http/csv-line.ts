/** A line of a CSV file (RFC 4180). */
export const toCsvLine = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`;

/**
 * A cell that a spreadsheet shows and does not compute: what could begin a formula gets an apostrophe
 * before it (OWASP, "CSV Injection"). Quoted where RFC 4180 asks for it, and where a semicolon stands, which parts cells
 * in many countries' spreadsheets.
 */
export function toCell(text: string): string {
  const shown = /^[=+\-@;\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
