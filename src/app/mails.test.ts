import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { sendIssues } from '#features/newsletter/server/issues/send-issues.ts';
import type { Issue } from '#features/newsletter/issues.contract.ts';
import { openMailSink } from '#tests/support/mail-sink.ts';
import { at, openInbox, send } from '#tests/support/test-inbox.ts';
import { describeOnBothDatabasesAtLength, setClock } from '#tests/support/test-platform.ts';

/** How the subjects begin of what the site sends by itself. */
const automatic = [
  'New contact message: A ward',
  'Due soon: A ward',
  'Overdue: A ward',
  'Countermark: 1 overdue',
  'Confirm your subscription: Countermark',
  'Confirm your email address',
  'You already have an account',
  'Choose a new password',
  'You are invited to work on localhost',
  'localhost:3000: the contact add',
  'Test email from Countermark',
  '[Test] What a ward taught us',
  'What a ward taught us',
  'Newsletter paused: What a ward taught us',
];

describeOnBothDatabasesAtLength('every mail', (open) => {
  it('has two parts, the name and the mark of the owner, and says whether a person wrote it', async () => {
    const sink = await openMailSink();
    const platform = await open({ fromEnvironment: { SMTP_URL: sink.url } });
    const { api, jobs } = await openInbox(platform);
    const ok = async <Answer = unknown>(asked: Promise<Response>) => {
      const response = await asked;
      expect(response.ok ? '' : await response.text()).toBe('');
      return (await response.json().catch(() => null)) as Answer;
    };
    const lead = await send(api, { subject: 'A ward' });
    setClock(platform, at('21:00'));
    await jobs.mailDue();
    setClock(platform, at('22:00'));
    await jobs.mailDue();
    setClock(platform, Date.parse('2026-11-25T15:00:00Z'));
    await jobs.mailDigest();
    const body = { text: 'When may we call?' };
    await ok(api.askAsAdmin('POST', `/messages-api/${lead.id}/replies`, { body }));

    platform.now = () => new Date();
    const newcomer = { email: 'new@customer.example', password: 'correct horse battery', name: 'New' };
    const admin = `${api.adminId}@example.com`;
    await ok(api.ask('POST', '/api/auth/sign-up/email', { body: newcomer }));
    await ok(api.ask('POST', '/api/auth/sign-up/email', { body: { ...newcomer, email: admin } }));
    await ok(api.ask('POST', '/api/auth/request-password-reset', { body: { email: admin } }));
    const invited = { email: 'eva@example.com', roles: ['editor'], delivery: 'mail' };
    await ok(api.askInPerson('POST', '/invitations', { body: invited }));
    await ok(api.askInPerson('PUT', '/settings', { body: { contact_email: 'us@customer.example' } }));
    await ok(api.askAsAdmin('POST', '/setup/test-mail'));

    await ok(api.ask('POST', '/newsletter-api', { body: { email: 'kim@customer.example' } }));
    await platform.outbox.sendDue();
    await platform.database.kysely
      .updateTable('newsletter_subscriptions')
      .set({ status: 'confirmed' })
      .execute();
    const issue = {
      subject: 'What a ward taught us',
      content: '<p>We walk <a href="/services">less</a>.</p>',
    };
    const { id } = await ok<Issue>(api.askAsAdmin('POST', '/issues-api', { body: issue }));
    await ok(api.askAsAdmin('POST', `/issues-api/${id}/test`));
    await ok(api.askAsAdmin('POST', `/issues-api/${id}/send`, { body: {} }));
    sink.answer = () => ({ code: 421, text: '4.3.2 later', at: 'recipient' });
    await sendIssues(platform, new AbortController().signal);
    sink.answer = () => undefined;
    await platform.outbox.sendDue();
    await ok(api.askAsAdmin('POST', `/issues-api/${id}/resume`));
    await sendIssues(platform, new AbortController().signal);
    await sink.close();

    const mails = await Promise.all(
      sink.taken.map(({ source }) => PostalMime.parse(Buffer.from(source, 'latin1'))),
    );
    for (const { subject = '', from, html = '', text = '', headers } of mails) {
      expect([subject, from?.name]).toEqual([subject, 'Countermark']);
      const hasMark = /<img src="http:\/\/localhost:3000\/icon-192\.png"[^>]*>Countermark</.test(html);
      expect([subject, hasMark, text.trim().length > 20]).toEqual([subject, true, true]);
      const said = headers.find(({ key }) => key === 'auto-submitted')?.value;
      expect([subject, said]).toEqual([subject, subject.startsWith('Re: ') ? undefined : 'auto-generated']);
    }
    const subjects = mails.map(({ subject = '' }) => subject);
    const missing = [...automatic, 'Re: A ward'].filter(
      (beginning) => !subjects.some((subject) => subject.startsWith(beginning)),
    );
    expect([missing, subjects]).toEqual([[], subjects]);
  });
});
