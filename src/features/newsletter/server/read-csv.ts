import { isUtf8 } from 'node:buffer';
import { badRequest } from '#platform/http/problem.ts';
import { takeTurn } from '#platform/take-turn.ts';

/** A row of a file, and the line that it begins on. */
export interface CsvRecord {
  line: number;
  cells: string[];
  /** A quotation mark that nothing closes: its line, and how many lines were read with it. */
  unclosed?: { line: number; lines: number };
}

/** In bytes: decoding more at once holds the event loop. */
const decodedAtOnce = 1_048_576;

/**
 * A file's text: UTF-8, UTF-16 with a byte order mark or by its zeros, else Windows-1252, as spreadsheets of the West
 * write it. @throws Problem 400 for a file that is no text
 */
export async function decodeCsv(bytes: Uint8Array): Promise<string> {
  const decoder = new TextDecoder(findEncoding(bytes));
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += decodedAtOnce) {
    parts.push(decoder.decode(bytes.subarray(at, at + decodedAtOnce), { stream: true }));
    await takeTurn();
  }
  const text = parts.join('') + decoder.decode();
  if (text.includes('\0')) throw badRequest('The file is not text: save it as CSV (UTF-8)');
  return text;
}

/** In bytes, of the beginning of a file. */
const lookedAt = 1000;

function findEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' | 'windows-1252' {
  const start = bytes.subarray(0, lookedAt);
  const mark = Buffer.from(start.subarray(0, 2)).toString('hex');
  const countZeros = (odd: number) => start.filter((byte, i) => byte === 0 && i % 2 === odd).length;
  // Separators, marks and digits are ASCII in any language.
  const [even, odd] = [countZeros(0), countZeros(1)];
  if (mark === 'fffe' || (odd * 8 > start.length && even === 0)) return 'utf-16le';
  if (mark === 'feff' || (even * 8 > start.length && odd === 0)) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/**
 * The rows of a CSV text (RFC 4180) that are not empty, read on demand. Cells are separated by whichever of comma, semicolon and
 * tab the first line has most of. A quotation mark that nothing closes ends with the text.
 */
export function* readCsv(text: string): Generator<CsvRecord> {
  const separator = findSeparator(text);
  let line = 1;
  for (let at = 0; at < text.length;) {
    const begin = line;
    const cells: string[] = [];
    let unclosed: CsvRecord['unclosed'];
    for (let isOpen = true; isOpen;) {
      const quoted = text[at] === '"' ? readQuoted(text, at) : null;
      // Text after a closing mark belongs to the cell, as spreadsheets read it.
      const plain = readPlain(text, quoted?.end ?? at, separator);
      const cell = { value: (quoted?.value ?? '') + plain.value, end: plain.end };
      const lines = countLines(text, at, cell.end);
      if (quoted?.isOpen) unclosed = { line, lines: lines + (text.endsWith('\n') ? 0 : 1) };
      line += lines;
      cells.push(cell.value);
      at = cell.end;
      isOpen = text[at] === separator;
      if (isOpen) at += 1;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    line += 1;
    if (cells.some((cell) => cell.trim() !== '')) yield { line: begin, cells, ...(unclosed && { unclosed }) };
  }
}

interface Cell {
  value: string;
  /** Where the separator or the end of the line is. */
  end: number;
}

function readPlain(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && !isEnd(text[end]!, separator)) end += 1;
  return { value: text.slice(start, end), end };
}

const isEnd = (character: string, separator: string): boolean =>
  character === separator || character === '\n' || character === '\r';

function readQuoted(text: string, start: number): Cell & { isOpen: boolean } {
  const parts: string[] = [];
  for (let from = start + 1; ;) {
    const quote = text.indexOf('"', from);
    const end = quote < 0 ? text.length : quote;
    parts.push(text.slice(from, end));
    if (text[end + 1] !== '"') {
      return { value: parts.join(''), end: Math.min(end + 1, text.length), isOpen: quote < 0 };
    }
    parts.push('"');
    from = end + 2;
  }
}

function countLines(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', start); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

function findSeparator(text: string): string {
  const end = text.search(/[\r\n]/);
  const first = end < 0 ? text : text.slice(0, end);
  const count = (separator: string) => first.split(separator).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0]!;
}
