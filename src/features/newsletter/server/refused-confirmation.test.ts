import { afterEach, expect, it } from 'vitest';
import { openMailSink, type MailSink } from '#tests/support/mail-sink.ts';
import { openWithApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import type { Subscription } from '../contract.ts';

const sinks: MailSink[] = [];

afterEach(async () => {
  for (const sink of sinks.splice(0)) await sink.close();
});

describeOnBothDatabasesAtLength('a confirmation mail that is refused', (open) => {
  it.each([
    [550, '5.1.1 No such user', 'bounced'],
    [550, '5.7.1 Not from there', 'pending'],
    [450, '4.2.1 Try later', 'pending'],
  ])('with %i %s leaves the address %s', async (code, text, status) => {
    const sink = await openMailSink();
    sinks.push(sink);
    sink.answer = () => ({ code, text, at: 'recipient' });
    const { platform, api } = await openWithApi(open, { fromEnvironment: { SMTP_URL: sink.url } });
    await api.ask('POST', '/newsletter-api', { body: { email: 'Ann@example.com' } });
    await platform.outbox.sendDue();
    const listed = (await (await api.askAsAdmin('GET', '/newsletter-api')).json()) as Subscription[];
    expect(listed).toMatchObject([{ email: 'Ann@example.com', status }]);
  });
});
