import { describe, expect, it } from 'vitest';
import type { IssueHead } from '../../issues.contract.ts';
import { describeProgress } from './issue-words.ts';

const none = { queued: 0, sending: 0, sent: 0, uncertain: 0, refused: 0, skipped: 0, total: 0 };

const describeOne = (
  counts: Partial<IssueHead['progress']>,
  { welcome = null, status = 'sending' }: Partial<Pick<IssueHead, 'welcome' | 'status'>> = {},
) => describeProgress({ welcome, status, progress: { ...none, is_complete: false, ...counts } });

const welcome = { after: 'confirmation', delay_hours: 0 } as const;

describe('how far a sending is', () => {
  it('is said of an issue against all its recipients, once those are known', () => {
    expect(describeOne({ sent: 200, total: 400 })).toBe('200 sent, recipients are still being counted');
    expect(describeOne({ sent: 200, total: 4000, is_complete: true })).toBe('200 of 4,000 sent');
    expect(describeOne({ sent: 3, skipped: 1, total: 4 }, { status: 'done' })).toBe(
      '3 of 4 sent, 1 no longer wanted',
    );
  });

  it('is said of a welcome mail without a whole', () => {
    expect(describeOne({}, { welcome })).toBe('Nobody has got it yet');
    expect(describeOne({ sent: 3, total: 3 }, { welcome })).toBe('3 sent');
    expect(describeOne({ sent: 3, queued: 1, skipped: 2, total: 6 }, { welcome })).toBe(
      '3 sent, 1 due now, 2 left out',
    );
  });
});
