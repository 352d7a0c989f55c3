/**
 * A mail server's refusal without anything that it quotes: its reply code and enhanced status code (RFC 5321,
 * 4.2; RFC 3463), such as "550 5.7.1", or Node's code for a failed connection. Our own reasons, which quote
 * nothing, stay unchanged.
 */
export function summarizeRefusal(reason: string): string {
  const [, reply, status = ''] = /\b([245]\d\d)[ -](\d\.\d{1,3}\.\d{1,3})?/.exec(reason) ?? [];
  if (reply !== undefined) return `the mail server answered ${`${reply} ${status}`.trim()}`;
  const [system] = /\bE[A-Z]{4,}\b/.exec(reason) ?? [];
  if (system !== undefined) return system;
  return reason.startsWith('its link ') ? reason : 'the mail could not be sent';
}
