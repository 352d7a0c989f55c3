import { expect, it } from 'vitest';
import { retentionRules } from '#app/personal-data.ts';
import { deleteOldData } from '#features/privacy/server/delete-old-data.ts';
import { openWithApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength, setClock } from '#tests/support/test-platform.ts';
import type { Subscription } from '../contract.ts';

const dayMs = 86_400_000;

describeOnBothDatabasesAtLength('old subscriptions', (open) => {
  it.each([
    ['smtp://127.0.0.1:1', ['confirmed@example.com']],
    // Without a mail server nobody could confirm.
    [null, ['pending@example.com', 'confirmed@example.com']],
  ])('are deleted if nobody confirms within 30 days: %s', async (smtpUrl, left) => {
    const { platform, api } = await openWithApi(open, {
      fromEnvironment: smtpUrl === null ? {} : { SMTP_URL: smtpUrl },
    });
    await api.askAsAdmin('PUT', '/newsletter-settings', { body: { confirms: false } });
    await api.ask('POST', '/newsletter-api', { body: { email: 'confirmed@example.com' } });
    await api.askAsAdmin('PUT', '/newsletter-settings', { body: { confirms: true } });
    await api.ask('POST', '/newsletter-api', { body: { email: 'pending@example.com' } });
    const sweep = async (days: number) => {
      const start = platform.now().getTime();
      setClock(platform, start + days * dayMs);
      await deleteOldData(platform, retentionRules);
      const listed = await api.askAsAdmin('GET', '/newsletter-api');
      return ((await listed.json()) as Subscription[]).map(({ email }) => email);
    };
    expect(await sweep(29)).toHaveLength(2);
    expect(await sweep(2)).toEqual(left);
  });
});
