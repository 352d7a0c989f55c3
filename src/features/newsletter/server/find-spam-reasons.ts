import type { FormTiming } from '#domain/forms/server/form-timing.ts';
import type { SpamReason } from '../contract.ts';

/** The signs of spam in a subscription; none in a person's. */
export function findSpamReasons(email: string, timing: FormTiming): SpamReason[] {
  const reasons: SpamReason[] = [];
  if (timing.isHoneypotFilled) reasons.push('honeypot');
  if (/^www\.|\.\p{L}{2,}\//iu.test(email)) reasons.push('link_in_address');
  return reasons;
}
