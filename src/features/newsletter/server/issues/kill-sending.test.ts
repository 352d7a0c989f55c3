import { expect, it } from 'vitest';
import { mostUncertain, sendWithKills } from '#tests/support/send-with-kills.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';

describeOnBothDatabasesAtLength('an issue that two instances send', (open) => {
  it('reaches nobody twice when they are killed in the middle', { timeout: 180_000 }, async () => {
    const recipients = 300;
    const { repeated, sent, uncertain, taken } = await sendWithKills(open, { recipients, kills: 2 });
    expect(repeated).toEqual([]);
    expect(sent + uncertain).toBe(recipients);
    expect(uncertain).toBeLessThanOrEqual(mostUncertain(2));
    expect(taken).toBeGreaterThanOrEqual(sent);
  });
});
