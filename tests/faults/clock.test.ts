import { randomUUID } from 'node:crypto';
import { globSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import type { DatabaseKind } from './faulty-database.ts';
import { openMailingProduct } from './open-product.ts';
import { statusOf, waitUntil } from './restartable-product.ts';
import { sendByScript } from './send-form.ts';

/** The product with a clock that is set while it runs; its timers go on as on a machine whose time is set. */
async function open(kind: DatabaseKind) {
  const folder = makeTestFolder();
  const clockFile = join(folder, 'clock');
  /** At once: a file that is being written would be read by halves. */
  const setClock = (hours: number) => {
    writeFileSync(`${clockFile}.next`, `${hours < 0 ? '-' : '+'}${Math.abs(hours)}h\n`);
    renameSync(`${clockFile}.next`, clockFile);
  };
  setClock(0);
  const settings = {
    RATE_LIMIT_FACTOR: '1',
    LD_PRELOAD: globSync('/usr/lib/*/faketime/libfaketime.so.1')[0]!,
    FAKETIME_TIMESTAMP_FILE: clockFile,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
  const { product, database, mails } = await openMailingProduct(kind, { settings });

  const ask = (method: string, path: string, headers: Record<string, string>, body?: object) =>
    fetch(`${product.url}${path}`, {
      method,
      headers: { origin: product.url, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const send = async () => (await sendByScript(product.url, randomUUID(), randomUUID())).status;
  return {
    product,
    database,
    mails,
    setClock,
    ask,
    send,
    /** Node's own clock for the Date header moves once a second. */
    async waitForClock(hours: number) {
      await waitUntil(`the clock shows ${hours} h`, async () => {
        const date = (await ask('GET', '/healthz', {})).headers.get('date')!;
        return Math.round((Date.parse(date) - Date.now()) / 3_600_000) === hours;
      });
    },
    /** Uses the contact form's limit of a minute up: twenty, and as many again where a minute ends meanwhile. */
    async useUp() {
      for (let sent = 0; sent < 45; sent += 1) if ((await send()) === 429) return;
      throw new Error('there was no limit');
    },
    /** A message is taken, and the mail about it is sent. */
    async expectMail() {
      const before = mails.taken.length;
      expect(await send()).toBe(201);
      return waitUntil('its mail is sent', () => mails.taken.length > before, 15_000);
    },
    wrongPassword: () =>
      ask('POST', '/api/auth/sign-in/email', {}, { email: product.admin.email, password: 'wrong password' }),
  };
}

describe.each(['sqlite', 'postgres'] as const)('a clock that jumps (%s)', (kind) => {
  it('ends what is over, keeps what is not, and stops nothing', async () => {
    const { product, mails, setClock, waitForClock, ask, send, useUp, expectMail, wrongPassword } =
      await open(kind);
    const cookie = await product.signIn();
    const minted = await ask('POST', '/functions/v1/access-token', { cookie }, {});
    const { access_token: token } = (await minted.json()) as { access_token: string };
    const byToken = async () =>
      (await ask('GET', '/functions/v1/messages-api', { authorization: `Bearer ${token}` })).status;
    const bySession = async () => (await ask('GET', '/functions/v1/messages-api', { cookie })).status;
    expect([await byToken(), await bySession()]).toEqual([200, 200]);
    for (let guess = 0; guess < 6; guess += 1) await wrongPassword();
    expect((await wrongPassword()).status).toBe(429);
    await useUp();

    setClock(24);
    await waitForClock(24);
    // The token was good for an hour, the session is not; limits of a minute and an hour are over.
    expect([await byToken(), await bySession()]).toEqual([401, 200]);
    expect(await send()).toBe(201);
    expect((await wrongPassword()).status).toBe(401);
    await waitUntil('mails go on', () => mails.taken.length >= 20, 20_000);
    const forward = await expectMail();
    await useUp();
    for (let guess = 0; guess < 6; guess += 1) await wrongPassword();
    expect((await wrongPassword()).status).toBe(429);

    // One is waiting when the clock is set back.
    await mails.close();
    setClock(0);
    await waitForClock(0);
    await mails.open();
    expect(await bySession()).toBe(200);
    expect(await send()).toBe(201);
    expect((await wrongPassword()).status).toBe(401);
    const back = await expectMail();
    expect(await statusOf(`${product.url}/readyz`)).toBe(200);

    // A session is for sixty days, prolonged by its use: the last time at +24 h.
    setClock(24 * 62);
    expect(await bySession()).toBe(403);
    await product.signIn();
    await expectMail();
    setClock(-24);
    await waitForClock(-24);
    await product.signIn();
    await expectMail();
    console.log(
      `clock (${kind}): mail ${Math.round(forward)} ms after +24 h, ${Math.round(back)} ms after -24 h`,
    );
  });
});
