import { expect, it } from 'vitest';
import { parseBounce } from './parse-bounce.ts';

const id = '019a9f5e-1f00-7c11-8a6b-2b7f1a2c3d4e@acme.example';
const original = `Return-Path: <leads@acme.example>\nMessage-ID: <${id}>\nSubject: Re: Quote\n`;

const status = (fields: string) => `Reporting-MTA: dns; mx.example\n\n${fields}\n`;
const failed =
  'Final-Recipient: rfc822; Kim@customer.example\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 no such user';

/** A report of several parts (RFC 3464). */
function report(fields: string, { encoding = '', part = `message/rfc822\n\n${original}\nhi` } = {}) {
  const written = encoding === 'base64' ? Buffer.from(fields).toString('base64') : fields;
  return [
    'From: MAILER-DAEMON@mx.example',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I could not deliver it.',
    '--b',
    'Content-Type: message/delivery-status',
    ...(encoding ? [`Content-Transfer-Encoding: ${encoding}`] : []),
    '',
    written,
    '--b',
    `Content-Type: ${part}`,
    '--b--',
  ].join('\n');
}

const kim = { ids: [id], recipients: ['kim@customer.example'] };
const qmail = (copy: string) =>
  [
    'From: MAILER-DAEMON@mx.example',
    'Subject: failure notice',
    '',
    'Hi. This is the qmail-send program at mx.example.',
    "I'm afraid I wasn't able to deliver your message to the following addresses.",
    "This is a permanent error; I've given up. Sorry it didn't work out.",
    '',
    '<kim@customer.example>:',
    'Sorry, no mailbox here by that name.',
    '(#5.1.1)',
    '',
    copy,
    '',
    original,
    'hi',
  ].join('\n');

const exim = (failedRecipients: string) =>
  [
    'From: Mail Delivery System <Mailer-Daemon@mx.example>',
    ...(failedRecipients ? [`X-Failed-Recipients: ${failedRecipients}`] : []),
    'Auto-Submitted: auto-replied',
    'Subject: Mail delivery failed: returning message to sender',
    '',
    'This message was created automatically by mail delivery software.',
    '',
    'A message that you sent could not be delivered to one or more of its',
    'recipients. This is a permanent error. The following address(es) failed:',
    '',
    '  kim@customer.example',
    '    SMTP error from remote mail server after RCPT TO:<kim@customer.example>:',
    '    host mx.customer.example [192.0.2.7]: 550 5.1.1 no such user',
    '',
    '------ This is a copy of the message, including all the headers. ------',
    '',
    original,
    'hi',
  ].join('\n');

it.each([
  [
    'Postfix',
    report(status(`Original-Recipient: rfc822;kim@customer.example\n${failed}`)),
    '550 5.1.1 no such user',
  ],
  ['Exchange, in base64', report(status(failed), { encoding: 'base64' }), '550 5.1.1 no such user'],
  [
    'one whose status says no more than a number',
    report(status('Final-Recipient: rfc822; <kim@customer.example>\nAction: failed\nStatus: 5.2.2')),
    '5.2.2',
  ],
  [
    'one with the headers alone, folded',
    report(status(failed), { part: `text/rfc822-headers\n\nSubject: x\nMessage-ID:\n <${id}>\n` }),
    '550 5.1.1 no such user',
  ],
  [
    'one whose original was renamed on its way',
    report(status(failed), {
      part: `message/rfc822\n\nMessage-ID: <0102@ses.example>\nReferences: <${id}>\n\nhi`,
    }),
    '550 5.1.1 no such user',
  ],
  [
    'qmail',
    qmail('--- Below this line is a copy of the message.'),
    'Sorry, no mailbox here by that name. (#5.1.1)',
  ],
  [
    'qmail, with the headers alone',
    qmail('--- Undelivered message follows ---'),
    'Sorry, no mailbox here by that name. (#5.1.1)',
  ],
  [
    'Exim',
    exim('kim@customer.example'),
    'SMTP error from remote mail server after RCPT TO:<kim@customer.example>: host mx.customer.example [192.0.2.7]: 550 5.1.1 no such user',
  ],
])('reads the report of %s', async (_name, source, reason) => {
  expect(await parseBounce(Buffer.from(source))).toMatchObject({
    ids: expect.arrayContaining(kim.ids),
    recipients: [...new Set(kim.recipients)],
    reason,
  });
});

it('reads only the recipients that failed', async () => {
  const others =
    'Final-Recipient: rfc822; bob@customer.example\nAction: delivered\nStatus: 2.0.0\nDiagnostic-Code: smtp; 250 ok';
  expect(await parseBounce(Buffer.from(report(status(`${others}\n\n${failed}`))))).toMatchObject({
    recipients: ['kim@customer.example'],
    reason: '550 5.1.1 no such user',
  });
});

it.each([
  ['a delay', report(status(failed.replace('failed', 'delayed')))],
  [
    'a delay of a mail that quotes a failure',
    report(status(failed.replace('failed', 'delayed')), {
      part: `message/rfc822\n\n${original}\nAction: failed\n`,
    }),
  ],
  ["Exim's warning", exim('')],
  ['what a person writes', `From: postmaster@customer.example\nIn-Reply-To: <${id}>\n\nYes, please.\n`],
])('takes %s for no failure', async (_name, source) => {
  expect(await parseBounce(Buffer.from(source))).toBeNull();
});
