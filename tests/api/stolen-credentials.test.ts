import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { exportPerson } from '#features/privacy/server/export-person.ts';
import { createBackup } from '../../scripts/portable-data/create-backup.ts';
import { openWithApi } from '#tests/support/test-api.ts';
import {
  describeOnBothDatabasesAtLength,
  type OpenTestPlatform,
  type TestPlatform,
} from '#tests/support/test-platform.ts';
import { makeCallers } from './callers.ts';

const ada = { email: 'ada@example.com' };
const person = `/personal-data?email=${ada.email}`;
const timeout = { timeout: 120_000 };

async function openWithCallers(open: OpenTestPlatform) {
  const { platform, api } = await openWithApi(open);
  const callers = await makeCallers(platform, api);
  /** Has a reset link mailed to the admin. */
  const askForReset = async () =>
    expect((await api.ask('POST', '/api/auth/request-password-reset', { body: ada })).status).toBe(200);
  return { platform, api, callers, askForReset };
}

/** The token of the newest reset link, as the mailbox's owner reads it. */
async function readResetToken(platform: TestPlatform): Promise<string> {
  const mail = (await platform.readMails()).findLast(({ subject }) => subject === 'Choose a new password');
  const token = /token=([\w-]{20,})/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no reset link in the mail: ${mail?.text}`);
  return token;
}

/** Every row of every table, as text. */
async function readRows({ database: { kysely } }: TestPlatform): Promise<string> {
  const tables = await kysely.introspection.getTables();
  const rows = await Promise.all(
    tables
      .filter(({ name }) => !/_search/.test(name))
      .map(({ name }) => sql`select * from ${sql.table(name)}`.execute(kysely)),
  );
  return JSON.stringify(rows.map((result) => result.rows));
}

/** The bytes of a SQLite database with its write-ahead log; nothing for PostgreSQL. */
function readDatabaseFiles({ config: { database } }: TestPlatform): string {
  if (database.kind !== 'sqlite') return '';
  const files = [database.file, `${database.file}-wal`].filter((file) => existsSync(file));
  return files.map((file) => readFileSync(file, 'latin1')).join('');
}

async function readBackup({ config }: TestPlatform, name: string): Promise<string> {
  const file = join(config.dataDir, name);
  await createBackup(config, file);
  return gunzipSync(readFileSync(file)).toString('latin1');
}

function readMailFiles({ config }: TestPlatform): string {
  const dir = config.outboxDir;
  return readdirSync(dir)
    .map((name) => readFileSync(join(dir, name), 'latin1'))
    .join('');
}

describeOnBothDatabasesAtLength('a stolen key or token', (open) => {
  it.each(['an admin by key', 'an admin by token'] as const)(
    'reads no reset link: %s',
    timeout,
    async (caller) => {
      const { platform, api, callers, askForReset } = await openWithCallers(open);
      const headers = callers[caller];
      await askForReset();
      const answers: string[] = [];
      for (let state = 0; state < 2; state += 1) {
        for (const path of [person, '/unsent-mails', '/messages-api', '/api-keys', '/settings', '/session']) {
          answers.push(await (await api.ask('GET', path, { headers })).text());
        }
        // The second time the mail has been sent.
        await platform.readMails();
      }
      const token = await readResetToken(platform);
      for (const answer of answers) expect(answer).not.toContain(token);

      // Nothing else that was read is a token either.
      const setPassword = async (candidate: string) =>
        (
          await api.ask('POST', '/api/auth/reset-password', {
            body: { token: candidate, newPassword: 'the password of a thief' },
          })
        ).status;
      const candidates = new Set(answers.join(' ').match(/[\w-]{20,100}/g));
      for (const candidate of candidates) expect(await setPassword(candidate)).toBe(400);
      const signIn = async (password: string) =>
        (await api.ask('POST', '/api/auth/sign-in/email', { body: { ...ada, password } })).status;
      expect([await signIn('the password of a thief'), await signIn('the password of ada')]).toEqual([
        401, 200,
      ]);
    },
  );

  it.each(['an admin by key', 'an admin by token'] as const)('is no person: %s', timeout, async (caller) => {
    const { api, callers } = await openWithCallers(open);
    const headers = callers[caller];
    const response = await api.ask('GET', person, { headers });
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'session_required' }]);
  });
});

describeOnBothDatabasesAtLength('a mailed link', (open) => {
  it(
    'is in no row, file, backup or export, neither while it waits nor once it is sent',
    timeout,
    async () => {
      const { platform, askForReset } = await openWithCallers(open);
      await askForReset();
      const places: Record<string, string> = {};
      const look = async (when: string) => {
        places[`rows ${when}`] = await readRows(platform);
        places[`files ${when}`] = readDatabaseFiles(platform);
        places[`backup ${when}`] = await readBackup(platform, `${when}.tar.gz`);
        places[`export ${when}`] = JSON.stringify(await exportPerson(platform, ada.email));
      };
      await look('waiting');
      const token = await readResetToken(platform);
      await look('sent');
      for (const [place, text] of Object.entries(places)) {
        expect([place, text.includes(token)]).toEqual([place, false]);
      }
      expect(places['export sent']).toContain('Choose a new password');
      expect(places['rows sent']).not.toContain(platform.config.authSecret);
      expect(places['backup sent']).not.toContain(platform.config.authSecret);
    },
  );

  it('goes from the .eml files once it has expired', timeout, async () => {
    const { platform, askForReset } = await openWithCallers(open);
    await askForReset();
    const token = await readResetToken(platform);
    await platform.outbox.forgetExpiredLinks();
    expect(readMailFiles(platform)).toContain(token);
    platform.now = () => new Date(Date.now() + 61 * 60_000);
    await platform.outbox.forgetExpiredLinks();
    expect(readMailFiles(platform)).not.toContain(token);
  });
});
