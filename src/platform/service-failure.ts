/** Why another server could not be used. */
export interface ServiceFailure {
  /** It answered, and did not accept what it was given; otherwise it was not reached. */
  isRefusal: boolean;
  /** Its own words, or the reason. */
  words: string;
}

const wordsLimit = 500;

/** Why there was no connection, in words: OpenSSL's line names its own source files. */
export function describeConnectionError(error: unknown): string {
  const reason = findTlsReason(error);
  if (reason === null) return error instanceof Error ? error.message : String(error);
  return plainReasons.has(reason) ? 'there is no TLS at this port' : `TLS failed: ${reason}`;
}

/** As Node.js has it from OpenSSL, be it the cause of another error. */
function findTlsReason(error: unknown): string | null {
  const { library, reason, cause } = Object(error) as { library?: string; reason?: string; cause?: unknown };
  if (library === 'SSL routines' && reason) return reason;
  return cause === undefined ? null : findTlsReason(cause);
}

/** What OpenSSL says of bytes that are no TLS. */
const plainReasons: ReadonlySet<string> = new Set([
  'wrong version number',
  'packet length too long',
  'http request',
  'unknown protocol',
]);

/** In one line, without a secret that a server repeats. */
export const toFailure = (isRefusal: boolean, words: string, secret = ''): ServiceFailure => ({
  isRefusal,
  words: (secret === '' ? words : words.replaceAll(secret, '…'))
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, wordsLimit),
});
