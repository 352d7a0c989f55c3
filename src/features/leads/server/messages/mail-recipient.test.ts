import { expect, it } from 'vitest';
import { openWithApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { readRecipient } from './message-mail.ts';

describeOnBothDatabasesAtLength('mails about messages', (open) => {
  it('go to the first admin while the contact address is an example and mail is delivered', async () => {
    const { platform, api } = await openWithApi(open, {
      fromEnvironment: { SMTP_URL: 'smtp://mail.acme.com' },
    });
    const setContact = (address: string) =>
      api.askAsAdmin('PUT', '/settings', { body: { contact_email: address } });
    expect(await readRecipient(platform)).toBe(`${api.adminId}@example.com`);
    await setContact('hello@acme.com');
    expect(await readRecipient(platform)).toBe('hello@acme.com');
    await setContact('');
    expect(await readRecipient(platform)).toBe('');
  });
});
