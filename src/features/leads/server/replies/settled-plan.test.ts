import { expect, it } from 'vitest';
import { explainQuery } from '#tests/support/explain-query.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { querySettled } from './replies.store.ts';

describeOnBothDatabases('the replies that wait for their mail', (open) => {
  it('are found among many by an index of those alone', async () => {
    const { database } = await open();
    const plan = await explainQuery(database, querySettled(database.kysely, 20).compile());
    expect(plan).toMatch(
      /lead_replies.* using (covering )?index lead_replies_unsettled|using lead_replies_unsettled on lead_replies/i,
    );
    expect(plan).not.toMatch(/scan lead_replies$|seq scan on lead_replies/im);
  });
});
