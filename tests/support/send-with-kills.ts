import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
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
 * new instance.
 * @returns who got it more than once, and how many of each status there are in the end
 */
export async function sendWithKills(open: OpenTestPlatform, { recipients, kills }: Amounts) {
  const sink = await openMailSink();
  const platform = await open({ fromEnvironment: { SMTP_URL: sink.url } });
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
  const repeated = sink.listRepeated();
  const counts = await countStatuses(platform, id);
  await sink.close();
  console.log(`${database.kind}: ${recipients} recipients, ${kills} kills: ${JSON.stringify(counts)}`);
  return { repeated, taken: sink.taken.length, sent: 0, uncertain: 0, ...counts };
}

/** How many mails may be uncertain; the two instances that are ended last have nothing to send. */
export const mostUncertain = (kills: number): number => kills * connectionsAtOnce;
