import type { PauseReason } from '../../issues.contract.ts';
import type { RefusedHandover } from '#platform/mail/smtp-connection.ts';

type Refusal = Pick<RefusedHandover, 'reply' | 'status' | 'isAboutMail'>;

/** The consequence of a mail server's refusal. */
export interface Verdict {
  /** Whether the mail waits for another try: without a pause, for some minutes. */
  waits: boolean;
  /** The address does not exist or is closed, or its mailbox cannot take mail for now. */
  address: 'gone' | 'soft' | null;
  pause: Extract<PauseReason, 'busy' | 'policy'> | null;
}

/**
 * By the enhanced status code (RFC 3463): no such address (5.1.x), or it is disabled (5.2.1); a mailbox's own
 * trouble (x.2.x), such as being full; the sender is refused (5.7.x); the server takes no mail for now (421, 4.3.x); or
 * only this one not yet (other 4xx), as with greylisting.
 */
export function judgeRefusal({ reply, status, isAboutMail }: Refusal): Verdict {
  if (!isAboutMail) return { waits: true, address: null, pause: reply < 500 ? 'busy' : 'policy' };
  // Of these, the sender's own address is the cause.
  if (status === '5.1.7' || status === '5.1.8') return { waits: true, address: null, pause: 'policy' };
  if (status.startsWith('5.1.') || status === '5.2.1') return { waits: false, address: 'gone', pause: null };
  if (/^[45]\.2\./.test(status)) return { waits: false, address: 'soft', pause: null };
  if (status.startsWith('5.7.')) return { waits: false, address: null, pause: 'policy' };
  if (reply < 500) {
    const isBusy = reply === 421 || status.startsWith('4.3.');
    return { waits: true, address: null, pause: isBusy ? 'busy' : null };
  }
  return { waits: false, address: null, pause: null };
}
