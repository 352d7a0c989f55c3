import { expect, it } from 'vitest';
import { mostUncertain, sendWithKills } from '#tests/support/send-with-kills.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';

/** For a machine that is ten times slower. */
const timeout = 900_000;

const recipients = 10_000;

describeOnBothDatabases('an issue to many that two instances send', (open) => {
  it('reaches nobody twice when they are killed five times', { timeout }, async () => {
    const { repeated, sent, uncertain, taken } = await sendWithKills(open, { recipients, kills: 5 });
    expect(repeated).toEqual([]);
    expect(sent + uncertain).toBe(recipients);
    expect(uncertain).toBeLessThanOrEqual(mostUncertain(5));
    expect(taken).toBeGreaterThanOrEqual(sent);
  });
});
