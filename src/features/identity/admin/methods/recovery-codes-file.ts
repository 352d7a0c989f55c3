/** The contents of the file of recovery codes that a browser saves. */
export function describeRecoveryCodes(codes: string[], host: string, email: string, day: string): string {
  return [
    `Recovery codes for ${email} at ${host}, created on ${day}.`,
    'Each works once, in place of a code from the authenticator app. Keep them where nobody else can see them.',
    '',
    ...codes,
    '',
  ].join('\r\n');
}
