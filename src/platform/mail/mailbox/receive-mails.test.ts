import { expect, it, onTestFinished } from 'vitest';
import { runEvery } from '#platform/jobs/run-every.ts';
import { openImapServer } from '#tests/support/imap-server.ts';
import { storeSecretSetting } from '#tests/support/owner-settings.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { createMailReceiver } from './receive-mails.ts';

async function openMailbox(subject: string) {
  const server = await openImapServer();
  onTestFinished(() => server.remove());
  server.deliver(`From: ann@clinics.com\nTo: us@acme.com\nSubject: ${subject}\n\nHello`);
  return server;
}

describeOnBothDatabasesAtLength('the mailbox', (open) => {
  it('is read from when it is set, and no longer once it is another', { timeout: 120_000 }, async () => {
    const [one, other] = [await openMailbox('In the first'), await openMailbox('In the second')];
    const platform = await open();
    const taken: string[] = [];
    const receiver = createMailReceiver(platform, async ({ headers }, _read, advance) => {
      await platform.database.write(advance);
      taken.push(/^Subject: (.*?)\r?$/m.exec(headers)![1]!);
      return 'mail';
    });
    expect(await receiver.readState()).toBeNull();
    const stop = runEvery('mailbox', 50, (stopping) => receiver.run(stopping), platform.log);
    onTestFinished(stop);
    const untilTaken = (subjects: string[]) =>
      expect.poll(() => taken, { timeout: 60_000 }).toEqual(subjects);
    await storeSecretSetting(platform, 'IMAP_URL', one.describeUrl());
    await untilTaken(['In the first']);
    await storeSecretSetting(platform, 'IMAP_URL', other.describeUrl());
    await untilTaken(['In the first', 'In the second']);
  });
});
