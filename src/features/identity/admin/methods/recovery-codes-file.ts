/** What is written into the file of recovery codes that a browser saves. */
export function describeRecoveryCodes(codes: string[], host: string, email: string, day: string): string {
  return [
    `Recovery codes for ${email} at ${host}, made on ${day}.`,
    'Each is good once, in place of a code of the authenticator app. Keep them where nobody else looks.',
    '',
    ...codes,
    '',
  ].join('\r\n');
}
