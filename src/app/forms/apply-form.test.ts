import { beforeEach, expect, it } from 'vitest';
import { honeypotName } from '#domain/forms/site/honeypot-name.ts';
import { openTestApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength, type TestPlatform } from '#tests/support/test-platform.ts';
import { ownPages } from '#tests/support/own-pages.ts';
import { openServer } from '#tests/support/test-server.ts';

const [, { slug: _slug, ...offer }] = ownPages as [unknown, (typeof ownPages)[number]];

const slug = 'jobs~engineer';

const applicant = {
  form: 'apply',
  job: slug,
  name: 'Ann',
  email: 'ann@example.com',
  message: 'I read what machines write.',
};

/** As browsers send a form with a file. */
async function sendForm(
  { ask }: Awaited<ReturnType<typeof openServer>>,
  fields: Record<string, string>,
  file: { name: string; text: string },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new File([file.text], file.name));
  const sent = new Response(form);
  const body = await sent.text();
  const headers = {
    'content-type': sent.headers.get('content-type')!,
    'content-length': Buffer.byteLength(body),
  };
  const answer = await ask(`/blog`, { method: 'POST', headers, body });
  return { ...answer, form: JSON.parse(answer.body).form };
}

describeOnBothDatabasesAtLength('the form of a job offer', (open) => {
  let platform: TestPlatform;
  let api: TestApi;
  let server: Awaited<ReturnType<typeof openServer>>;

  beforeEach(async () => {
    platform = await open();
    api = await openTestApi(platform);
    server = await openServer(platform);
    const job = { ...offer.job, apply: { heading: 'Apply' } };
    await api.askAsAdmin('POST', `/content-api/pages/${slug}`, { body: { data: { ...offer, job } } });
    await api.askAsAdmin('POST', `/content-api/pages/${slug}/publish`);
  });

  const listMessages = () => platform.database.kysely.selectFrom('contact_messages').selectAll().execute();

  it('brings an application into the inbox once, with its file in the thread', async () => {
    const cv = { name: 'cv.pdf', text: '%PDF-1.7 Ann' };
    const answer = await sendForm(server, applicant, cv);
    expect([answer.status, answer.form.message.title]).toEqual([200, 'Application sent']);
    await sendForm(server, applicant, cv);
    const [message, ...more] = await listMessages();
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      name: 'Ann',
      subject: 'Application: Engineer wanted',
      message: applicant.message,
      form_tag: '/jobs/engineer',
      status: 'new',
    });
    const thread = await api.askAsAdmin('GET', `/messages-api/${message!.id}/replies`);
    const [entry] = (await thread.json()) as { attachments: { id: string; name: string; type: string }[] }[];
    const [file] = entry!.attachments;
    expect(file).toMatchObject({ name: 'cv.pdf', type: 'application/pdf' });
    const opened = await api.askAsAdmin('GET', `/messages-api/${message!.id}/attachments/${file!.id}`);
    expect(await opened.text()).toBe(cv.text);
    const [mail] = await platform.readMails();
    expect(mail!.text).toContain('--\nAttached file: cv.pdf\n');
  });

  it.each([
    [{ name: 'cv.exe', text: 'MZ' }, 'The file must be a PDF, Word, OpenDocument, RTF or text file'],
    [{ name: 'cv.pdf', text: '<html>' }, 'The file is not what its name says: pdf'],
    [{ name: 'cv.txt', text: 'x'.repeat(10_485_761) }, 'The file is larger than 10 MB'],
  ])('refuses $name as a file, and keeps what was typed', async (file, said) => {
    const { status, form } = await sendForm(server, applicant, file);
    expect([status, form.errors]).toEqual([400, { file: said }]);
    expect(form.values).toMatchObject({ name: 'Ann', message: applicant.message });
    expect(await listMessages()).toEqual([]);
  });

  it('refuses what fields lack, and an offer that takes no applications', async () => {
    const cv = { name: 'cv.txt', text: 'Ann' };
    const lacking = await sendForm(server, { ...applicant, email: 'nobody' }, cv);
    expect(lacking.form.errors).toEqual({ email: 'Invalid email address' });
    const elsewhere = await sendForm(server, { ...applicant, job: 'gone' }, cv);
    expect([elsewhere.status, elsewhere.form.message.text]).toEqual([400, 'This offer is closed']);
    expect(await listMessages()).toEqual([]);
  });

  it('quarantines what the honeypot caught, and names its file in the mail once it is released', async () => {
    const cv = { name: 'cv.txt', text: 'Ann' };
    const answer = await sendForm(server, { ...applicant, [honeypotName]: 'x' }, cv);
    expect(answer.status).toBe(200);
    const messages = await listMessages();
    expect(messages.map(({ spam }) => spam)).toEqual([1]);
    const ids = messages.map(({ id }) => id);
    await api.askAsAdmin('POST', '/messages-bulk', { body: { ids, spam: false } });
    expect((await platform.readMails())[0]!.text).toContain('Attached file: cv.txt');
  });
});
