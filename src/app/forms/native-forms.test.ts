import { expect, it } from 'vitest';
import type { Limits } from '#platform/http/limits.ts';
import { tooBusy, unavailable } from '#platform/http/problem.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { openServer } from '#tests/support/test-server.ts';

const message = {
  form: 'contact',
  name: 'Ann',
  email: 'ann@example.com',
  subject: 'Hi',
  message: 'One\r\ntwo',
};
describeOnBothDatabasesAtLength('forms posted without script', (open) => {
  it('says when to send a native form again that it could not take, and keeps what was typed', async () => {
    const platform = await open();
    const take: Limits['take'] = (policy, ...rest) =>
      policy.name === 'contact' ? Promise.reject(unavailable()) : platform.limits.take(policy, ...rest);
    const { post } = await openServer({ ...platform, limits: { ...platform.limits, take } });
    const answer = await post('/blog', message);
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(answer.body).toContain('ann@example.com');
  });

  it('says on a page that there is no room for a form now', async () => {
    const platform = await open();
    const take: Limits['take'] = () => Promise.reject(tooBusy());
    const { post } = await openServer({ ...platform, limits: { ...platform.limits, take } });
    const page = await post('/', message, { accept: 'text/html' });
    expect([page.status, page.headers['retry-after']]).toEqual([503, '5']);
    const { text } = JSON.parse(page.body).form.message;
    expect(text).toBe('The site is too busy. Please try again in a moment.');
  });

  it.each([
    [
      413,
      { form: 'contact', message: 'long '.repeat(20_000) },
      'The form may have at most 65536 bytes. Go back',
    ],
    [400, { form: 'contact', message: 'a\0b' }, 'The form has characters that cannot be stored. Go back'],
    [400, { form: 'nope' }, 'The form is not one of this site. Go back'],
  ])('says on a page what is wrong with a form that it cannot take: %s', async (status, fields, said) => {
    const { post } = await openServer(await open());
    const page = await post('/', fields, { accept: 'text/html,*/*;q=0.8' });
    expect([page.status, page.headers['cache-control']]).toEqual([status, 'private, no-store']);
    expect(JSON.parse(page.body).form).toMatchObject({ form: '', message: { kind: 'error' } });
    expect(JSON.parse(page.body).form.message.text).toContain(said);
    const problem = await post('/', fields, { accept: '*/*' });
    expect(problem.headers['content-type']).toBe('application/problem+json');
    expect(problem.status).toBe(status);
  });

  it('keeps a message sent by a native form, once, and says so on the page', async () => {
    const platform = await open();
    const { post } = await openServer(platform);
    const sent = await post('/blog', message);
    expect(sent.status).toBe(200);
    expect(sent.headers['cache-control']).toBe('private, no-store');
    expect(JSON.parse(sent.body).form.message).toEqual({
      kind: 'success',
      title: 'Success',
      text: "Your message has been sent successfully. We'll get back to you soon!",
    });
    await post('/blog', message);
    const rows = await platform.database.kysely.selectFrom('contact_messages').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ name: 'Ann', message: 'One\ntwo' });
  });

  it('keeps what was typed when a form is refused', async () => {
    const { post } = await openServer(await open());
    const refused = await post('/', { ...message, email: 'nobody', name: '' });
    expect(refused.status).toBe(400);
    expect(JSON.parse(refused.body).form).toMatchObject({
      values: { email: 'nobody', subject: 'Hi' },
      message: { kind: 'error', title: 'Validation Error', text: 'Name is required' },
      errors: { name: 'Name is required', email: 'Invalid email address' },
    });
  });

  it('gives the newsletter its texts', async () => {
    const { post } = await openServer(await open());
    const subscribe = (email: string) => post('/', { form: 'newsletter', email });
    const readMessage = async (email: string) => JSON.parse((await subscribe(email)).body).form.message;
    expect(await readMessage('a@b')).toMatchObject({
      title: 'Invalid email',
      text: 'Please enter a valid email address',
    });
    expect(await readMessage('ann@example.com')).toMatchObject({ title: 'Successfully subscribed!' });
    for (const again of ['ann@example.com', 'ANN@example.com']) {
      expect(await readMessage(again)).toMatchObject({
        title: 'Already subscribed',
        text: 'This email is already subscribed to our newsletter',
      });
    }
  });

  it('takes no form from another site, of another kind, or with text that cannot be kept', async () => {
    const platform = await open();
    const { post, ask } = await openServer(platform);
    expect((await post('/', message, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('/', { ...message, form: 'nothing' })).status).toBe(400);
    expect((await post('/', { ...message, form: 'constructor' })).status).toBe(400);
    expect((await post('/', { ...message, name: 'a\0b' })).status).toBe(400);
    expect((await post('/', { ...message, message: 'x'.repeat(70_000) })).status).toBe(413);
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`field${i}`, '']));
    expect((await post('/', { ...message, ...many })).status).toBe(400);
    const json = { 'content-type': 'application/json' };
    expect((await ask('/', { method: 'POST', headers: json, body: '{}' })).status).toBe(415);
    expect((await ask('/', { method: 'DELETE' })).status).toBe(405);
    expect(await platform.database.kysely.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
  });
});
