/** The secret of an `otpauth:` address in groups of four, as it is typed into an app by hand. */
export function readTotpSecret(totpUri: string): string {
  const secret = new URL(totpUri).searchParams.get('secret') ?? '';
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
