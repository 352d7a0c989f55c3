import { it } from 'vitest';
import { sendWithKills } from '#tests/support/send-with-kills.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';

describeOnBothDatabases('an issue that two instances send', (open) => {
  it('reaches nobody twice when they are killed in the middle', { timeout: 180_000 }, () =>
    sendWithKills(open, { recipients: 300, kills: 2 }),
  );
});
