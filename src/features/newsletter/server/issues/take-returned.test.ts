import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createMailTaker } from '#features/leads/server/inbound/take-mail.ts';
import { addReaders, addSendingIssue, countStatuses } from '#tests/support/test-issues.ts';
import { openMailSink } from '#tests/support/mail-sink.ts';
import { describeOnBothDatabasesAtLength, type OpenTestPlatform } from '#tests/support/test-platform.ts';
import { Readable } from 'node:stream';
import { sendIssues } from './send-issues.ts';

const base64Report = readFileSync('tests/mails/dsn-base64.eml', 'latin1');

/** One mail of an issue, sent to Kim. */
async function openSent(open: OpenTestPlatform) {
  const sink = await openMailSink();
  const platform = await open({ fromEnvironment: { SMTP_URL: sink.url } });
  await addReaders(platform, 1);
  const { kysely } = platform.database;
  const kim = { email: 'Kim@customer.example', email_key: 'kim@customer.example' };
  await kysely.updateTable('newsletter_subscriptions').set(kim).execute();
  const issueId = await addSendingIssue(platform);
  await sendIssues(platform, new AbortController().signal);
  await sink.close();
  const { id } = await kysely.selectFrom('issue_recipients').select('id').executeTakeFirstOrThrow();
  const take = (source: string) => {
    const end = source.search(/\r?\n\r?\n/);
    const mail = { uid: 1, size: source.length, headers: source.slice(0, end) };
    return createMailTaker(platform)(
      mail,
      async () => Readable.from(Buffer.from(source, 'latin1')),
      async () => {},
      false,
    );
  };
  const readStatus = async () =>
    (await kysely.selectFrom('newsletter_subscriptions').select('status').executeTakeFirstOrThrow()).status;
  return { platform, issueId, messageId: `${id}@localhost`, take, readStatus };
}

describeOnBothDatabasesAtLength('a report about a mail of the newsletter', (open) => {
  it('of several parts, in base64, suspends the address', async () => {
    const { platform, issueId, messageId, take, readStatus } = await openSent(open);
    expect(await take(base64Report.replace('MESSAGE-ID-OF-THE-REPLY', messageId))).toBe('bounce');
    expect(await readStatus()).toBe('bounced');
    expect(await countStatuses(platform, issueId)).toEqual({ refused: 1 });
  });

  it("in qmail's form suspends the address", async () => {
    const { messageId, take, readStatus } = await openSent(open);
    const report = [
      'From: MAILER-DAEMON@mx.example',
      'Subject: failure notice',
      '',
      'Hi. This is the qmail-send program at mx.example.',
      "I'm afraid I wasn't able to deliver your message to the following addresses.",
      '',
      '<kim@customer.example>:',
      'Sorry, no mailbox here by that name.',
      '(#5.1.1)',
      '',
      '--- Below this line is a copy of the message.',
      '',
      `Message-ID: <${messageId}>`,
      'Subject: x',
      '',
    ].join('\n');
    expect(await take(report)).toBe('bounce');
    expect(await readStatus()).toBe('bounced');
  });

  it('of a complaint suppresses the address', async () => {
    const { messageId, take, readStatus } = await openSent(open);
    const report = [
      'From: fbl@mx.example',
      'Content-Type: multipart/report; report-type=feedback-report; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'This is an abuse report.',
      '--b',
      'Content-Type: message/feedback-report',
      '',
      'Feedback-Type: abuse',
      'Version: 1',
      'Original-Rcpt-To: <kim@customer.example>',
      '',
      '--b',
      'Content-Type: message/rfc822',
      '',
      `Message-ID: <${messageId}>`,
      'Subject: x',
      '',
      'hi',
      '--b--',
      '',
    ].join('\n');
    expect(await take(report)).toBe('bounce');
    expect(await readStatus()).toBe('suppressed');
  });

  it('about another address changes nothing', async () => {
    const { messageId, take, readStatus } = await openSent(open);
    const report = base64Report
      .replace('MESSAGE-ID-OF-THE-REPLY', messageId)
      .replace(
        /UmVwb3J0[^]*?(?:\r?\n){2}/,
        `${Buffer.from('Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; eve@x.example\r\nAction: failed\r\nStatus: 5.1.1\r\n').toString('base64')}\n\n`,
      );
    expect(await take(report)).toBe('report');
    expect(await readStatus()).toBe('confirmed');
  });
});
