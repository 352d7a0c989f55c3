import type { FormEvidence } from '#platform/http/form-evidence.ts';
import type { SpamReason } from '../contract.ts';

/** What makes a subscription look like spam; nothing for a person's. */
export function findSpamReasons(email: string, evidence: FormEvidence): SpamReason[] {
  const reasons: SpamReason[] = [];
  if (evidence.isTrapped) reasons.push('trapped');
  if (/:\/\/|^www\.|[/[\]]/i.test(email)) reasons.push('link_in_address');
  return reasons;
}
