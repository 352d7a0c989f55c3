/** In bytes: twice what a browser sends. */
const maximumLength = 16_384;

/** Bytes that may become a request line. */
const begunLine = /^[A-Z-]{1,20}(?: [!-~]*(?: [!-~]*)?)?\r?$/;

const [cr, lf] = [0x0d, 0x0a];

/**
 * Checks the line that begins a request (RFC 9112, 3), after empty lines. Node's parser takes several spaces
 * for one, which a proxy may read differently, and takes a line that ends with LF alone for another version
 * of HTTP.
 * @returns `begun` while it is incomplete
 */
export function checkFirstLine(bytes: Buffer): 'begun' | 'malformed' | 'left to Node' {
  const start = countLineEnds(bytes);
  const end = bytes.indexOf(lf, start);
  const line = bytes.toString('latin1', start, end === -1 ? start + maximumLength : end);
  if (line.includes('  ')) return 'malformed';
  if (end !== -1) return line.endsWith('\r') ? 'left to Node' : 'malformed';
  return line.length < maximumLength && begunLine.test(line) ? 'begun' : 'left to Node';
}

/** How many bytes of line ends are at the beginning: a server skips them (RFC 9112, 2.2). */
export function countLineEnds(bytes: Buffer): number {
  let count = 0;
  while (bytes[count] === cr || bytes[count] === lf) count += 1;
  return count;
}
