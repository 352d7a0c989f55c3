import { afterAll, beforeAll, expect, it } from 'vitest';
import { openImapServer, type ImapServer } from '#tests/support/imap-server.ts';
import { openTestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import type { SenderCheck } from '../../sender-check.contract.ts';

let imap: ImapServer;
beforeAll(async () => {
  imap = await openImapServer();
});
afterAll(() => imap.remove());

describeOnBothDatabasesAtLength('the sender check at the API', (open) => {
  it('reads the selector from the newest mail of this sender in the mailbox', async () => {
    imap.empty();
    imap.deliver(
      'From: News <news@acme.invalid>\r\nList-Unsubscribe: <https://acme.invalid/>\r\nDKIM-Signature: d=acme.invalid; s=s7; h=from:list-unsubscribe:list-unsubscribe-post\r\nSubject: Test\r\n\r\nHello\r\n',
    );
    imap.deliver('From: ann@acme.invalid\r\nDKIM-Signature: d=acme.invalid; s=other; h=from\r\n\r\nHi\r\n');
    const fromEnvironment = {
      ...{ MAIL_FROM: 'news@acme.invalid', SMTP_URL: 'smtp://127.0.0.1:9' },
      IMAP_URL: imap.describeUrl(),
    };
    const api = await openTestApi(await open({ fromEnvironment }));
    const response = await api.askAsAdmin('GET', '/newsletter-sender-check');
    expect(response.status).toBe(200);
    const check = (await response.json()) as SenderCheck;
    expect(check).toMatchObject({ from: 'news@acme.invalid', has_sender: true, selector: 's7' });
  });

  it.each([
    ['http://localhost:8080', undefined],
    ['https://www.acme.test', 'News <news@acme.example>'],
  ])('asks for a sender first: %s', async (siteUrl, sender) => {
    const fromEnvironment = {
      ...{ SITE_URL: siteUrl, SMTP_URL: 'smtp://127.0.0.1:9' },
      ...(sender && { MAIL_FROM: sender }),
    };
    const api = await openTestApi(await open({ fromEnvironment }));
    const check = (await (await api.askAsAdmin('GET', '/newsletter-sender-check')).json()) as SenderCheck;
    expect(check).toMatchObject({ has_sender: false, findings: [] });
  });

  it('refuses a selector that is none, and visitors', async () => {
    const api = await openTestApi(await open());
    expect((await api.askAsAdmin('GET', '/newsletter-sender-check?selector=a%20b')).status).toBe(400);
    expect((await api.ask('GET', '/newsletter-sender-check')).status).toBe(403);
  });
});
