import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { connectionsAtOnce, sendIssues } from '#features/newsletter/server/issues/send-issues.ts';
import { openMailSink } from './mail-sink.ts';
import { addReaders, addSendingIssue, countStatuses } from './test-issues.ts';
import { setClock, type OpenTestPlatform } from './test-platform.ts';

interface Amounts {
  recipients: number;
  kills: number;
}

/**
 * Sends an issue by two instances, of which one after the other is killed in the middle; each kill is followed by a
 * new instance. Expects that nobody got it twice, and that no more mails are uncertain than connections were open.
 */
export async function sendWithKills(open: OpenTestPlatform, { recipients, kills }: Amounts): Promise<void> {
  const sink = await openMailSink();
  const platform = await open({ mail: { smtpUrl: sink.url } });
  const { config, database } = platform;
  await addReaders(platform, recipients);
  const id = await addSendingIssue(platform);
  const url = config.database.kind === 'sqlite' ? `sqlite:${config.database.file}` : config.database.url;
  const env = {
    ...process.env,
    DATA_DIR: config.dataDir,
    DATABASE_URL: url,
    AUTH_SECRET: config.authSecret!,
    SMTP_URL: sink.url,
  };
  const start = async (): Promise<ChildProcess> => {
    const child = fork(fileURLToPath(new URL('./issue-sender.ts', import.meta.url)), { env });
    await once(child, 'message');
    return child;
  };
  const instances = [await start(), await start()];
  const reach = async (count: number) => {
    while (sink.taken.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      await reach(Math.floor((recipients * kill) / (kills + 1)));
      const victim = instances.shift()!;
      victim.kill('SIGKILL');
      await once(victim, 'exit');
      instances.push(await start());
    }
    const isOver = async () => {
      const { queued = 0, sending = 0, sent = 0 } = await countStatuses(platform, id);
      // Those of the killed wait for the end of their leases.
      return sent > 0 && queued === 0 && sending <= kills * connectionsAtOnce;
    };
    while (!(await isOver())) await new Promise((resolve) => setTimeout(resolve, 50));
  } finally {
    for (const instance of instances) {
      instance.kill('SIGKILL');
      await once(instance, 'exit');
    }
  }
  setClock(platform, Date.now() + 180_000);
  await sendIssues(platform, new AbortController().signal);
  const { sent = 0, uncertain = 0, ...others } = await countStatuses(platform, id);
  expect(sink.listRepeated()).toEqual([]);
  expect(others).toEqual({});
  expect(sent + uncertain).toBe(recipients);
  // The two that are killed in the end have nothing to send.
  expect(uncertain).toBeLessThanOrEqual((kills + 2) * connectionsAtOnce);
  expect(sink.taken.length).toBeGreaterThanOrEqual(sent);
  console.log(
    `${database.kind}: ${recipients} recipients, ${kills} kills: ${sent} sent, ${uncertain} uncertain`,
  );
  await sink.close();
}
