/** The parts of a request that its response depends on. */
export interface PlainRequest {
  /** As it was sent: a path, with its query. */
  target: string;
  host: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** It identifies the caller, or someone it acts for: its response may not be for everyone. */
  isPersonal: boolean;
  /** Only for counting views: responses do not depend on it. */
  userAgent: string;
  referer: string;
  forwardedFor: string;
  /** Do Not Track, or Global Privacy Control. */
  refusesTracking: boolean;
}

const beginning = 'GET /';

const requestLine = /^GET (\/[!-~]*) HTTP\/1\.1$/;

/** RFC 9110, 5.1 and 5.5, without folded lines and letters past ASCII, which few send. */
const headerLine = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):([\t -~]*)$/;

/** Headers that say where a request ends, or what happens to its connection. */
const framing = new Set(['content-length', 'transfer-encoding', 'upgrade', 'expect']);

/** Headers that identify the caller, or for whom a proxy asks. */
const personal = new Set(['authorization', 'cookie', 'x-api-key', 'x-forwarded-for', 'x-request-id']);

/** The headers that are read. Each occurs once, or Node's parser must see the request. */
const read = new Set([
  'host',
  'accept-encoding',
  'if-none-match',
  'user-agent',
  'referer',
  'x-forwarded-for',
  'dnt',
  'sec-gpc',
]);

/** In bytes; no browser sends more. */
const maximumLength = 8192;

/**
 * Whether these are the first bytes of something that `readPlainRequest` may accept once complete. Anything
 * else is refused by Node's parser at once.
 */
export function mayBecomePlain(bytes: Buffer): boolean {
  if (bytes.byteLength > maximumLength) return false;
  const lines = bytes.toString('latin1').split('\r\n');
  const begun = lines.pop()!.replace(/\r$/, '');
  const [first, ...headers] = lines;
  if (first === undefined)
    return beginning.startsWith(begun.slice(0, beginning.length)) && /^[ -~]*$/.test(begun);
  return (
    requestLine.test(first) && headers.every((line) => headerLine.test(line)) && /^[\t -~]*$/.test(begun)
  );
}

/**
 * Parses a piece that is exactly one GET without a body, that cannot be read in two ways, and that keeps its
 * connection open.
 * @returns null for everything else, right or wrong: Node's own parser decides which
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | null {
  if (bytes.byteLength > maximumLength) return null;
  const text = bytes.toString('latin1');
  const end = text.length - 4;
  if (end < 0 || text.indexOf('\r\n\r\n') !== end) return null;
  const [first, ...lines] = text.slice(0, end).split('\r\n');
  const target = requestLine.exec(first!)?.[1];
  if (target === undefined) return null;
  const known = new Map<string, string>();
  let isPersonal = false;
  for (const line of lines) {
    const header = headerLine.exec(line);
    if (!header) return null;
    const name = header[1]!.toLowerCase();
    const value = header[2]!.trim();
    if (framing.has(name) || (name === 'connection' && value.toLowerCase() !== 'keep-alive')) return null;
    if (personal.has(name)) isPersonal = true;
    if (!read.has(name)) continue;
    if (known.has(name)) return null;
    known.set(name, value);
  }
  const host = known.get('host');
  if (host === undefined) return null;
  return {
    target,
    host,
    acceptEncoding: known.get('accept-encoding'),
    ifNoneMatch: known.get('if-none-match'),
    isPersonal,
    userAgent: known.get('user-agent') ?? '',
    referer: known.get('referer') ?? '',
    forwardedFor: known.get('x-forwarded-for') ?? '',
    refusesTracking: known.get('dnt') === '1' || known.get('sec-gpc') === '1',
  };
}
