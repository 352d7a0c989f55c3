import { formatAge } from '#design/ui/format-age.ts';
import type { CanaryState } from '../canary.contract.ts';

export interface CanaryWords {
  tone: 'works' | 'fails' | 'unknown';
  title: string;
  text: string;
}

/** The state of the hourly check, in words. */
export function describeCanary(canary: CanaryState, now: Date): CanaryWords {
  const passed = canary.passed_at && `It last passed ${describeAge(canary.passed_at, now)}.`;
  if (!canary.on) {
    return {
      tone: 'unknown',
      title: 'The contact form is not checked',
      text: ['The hourly check is switched off.', passed].filter(Boolean).join(' '),
    };
  }
  if (canary.failing_since) {
    const times = canary.failures === 1 ? 'once' : `${canary.failures} times in a row`;
    return {
      tone: 'fails',
      title: 'The contact form does not work',
      text: [
        `The check has failed ${times}, first ${describeAge(canary.failing_since, now)}: ${canary.last_error ?? 'no reason is known'}.`,
        passed ?? 'It has never passed.',
        describeDue(canary.due_at, now),
      ].join(' '),
    };
  }
  if (!passed) {
    return {
      tone: 'unknown',
      title: 'The contact form hasn’t been checked yet',
      text: describeDue(canary.due_at, now),
    };
  }
  return {
    tone: 'works',
    title: 'The contact form works',
    text: `${passed} ${describeDue(canary.due_at, now)}`,
  };
}

function describeAge(iso: string, now: Date): string {
  const age = formatAge(iso, now);
  if (age === 'now') return 'just now';
  return /^\d+ (min|h|d)$/.test(age) ? `${age} ago` : `on ${age}`;
}

function describeDue(due: string | null, now: Date): string {
  if (due === null) return 'The first check follows within an hour.';
  const minutes = Math.ceil((Date.parse(due) - now.getTime()) / 60_000);
  return minutes <= 0 ? 'The next check is under way.' : `Next check in ${minutes} min.`;
}
