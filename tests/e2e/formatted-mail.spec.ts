import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, test } from '#tests/support/admin.ts';

/** A server elsewhere that records requests, and serves a mail as a careless reader would show it. */
async function openElsewhere() {
  const asked: string[] = [];
  let page = '';
  const server = createServer((request, response) => {
    if (request.url === '/careless') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return void response.end(page);
    }
    asked.push(request.url ?? '');
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, asked, serve: (html: string) => (page = html), close: () => server.close() };
}

/** Everything that a mail can ask its sender's server for. */
const writeMail = (url: string) => `<p>The <b>words</b> of the mail</p>
<img src="${url}/picture.png" srcset="${url}/large.png 2x"><video src="${url}/film.mp4" poster="${url}/poster.png"></video>
<link rel="stylesheet" href="${url}/linked.css"><link rel="prefetch" href="${url}/prefetched">
<style>@import '${url}/imported.css'; p { background: url(${url}/background.png) }</style>
<table background="${url}/table.png"><tr><td style="background: url(${url}/cell.png)">x</td></tr></table>
<object data="${url}/object"></object><iframe src="${url}/frame"></iframe>
<script src="${url}/script.js"></script><script>parent.document.title = 'taken'; document.body.append('script ran')</script>
<img src="x" onerror="document.body.append('handler ran')"><meta http-equiv="refresh" content="0;url=${url}/refreshed">
<form action="${url}/send"><button>Send</button></form>`;

test('a formatted mail asks nobody for anything, whatever the sanitizer let through', async ({
  page,
  api,
  product,
}) => {
  const elsewhere = await openElsewhere();
  const { id, subject } = await api.createMessage();
  const html = writeMail(elsewhere.url);
  // As if nothing had been sanitized: the database has it as it was sent.
  const database = new BetterSqlite3(join(product.dataDir, 'countermark.db'));
  const at = new Date().toISOString();
  database
    .prepare(
      `insert into lead_replies (id, message_id, kind, state, author_name, address, subject, text, html, mail_id, created_at)
       values (?, ?, 'mail', 'received', 'Jane Doe', 'jane@example.com', ?, 'The words of the mail', ?, ?, ?)`,
    )
    .run(crypto.randomUUID(), id, `Re: ${subject}`, html, `<${id}@example.com>`, at);
  database.close();

  await page.goto(`/admin/messages?lead=${id}`);
  await page.getByRole('button', { name: 'Show with formatting' }).click();
  const mail = page.frameLocator('iframe[title="Email from Jane Doe"]');
  await expect(mail.getByText('words', { exact: true })).toBeVisible();
  await mail.getByRole('button', { name: 'Send' }).click();
  await expect(mail.locator('body')).not.toContainText(/script ran|handler ran/);
  await expect(page).not.toHaveTitle('taken');

  // Without the policy, the words ask: by the time that page has loaded, the mail's frame had asked too.
  elsewhere.serve(html.replace(/<meta[^>]+>/, ''));
  const before = [...elsewhere.asked];
  const careless = await page.context().newPage();
  await careless.goto(`${elsewhere.url}/careless`);
  for (const path of [
    '/picture.png',
    '/linked.css',
    '/imported.css',
    '/poster.png',
    '/frame',
    '/script.js',
  ]) {
    await expect.poll(() => elsewhere.asked).toContain(path);
  }
  expect(before).toEqual([]);
  await expect(mail.getByText('words', { exact: true })).toBeVisible();
  elsewhere.close();
});
