import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOwnProcess } from '#tests/support/own-process.ts';

export interface Haproxy {
  output(): string;
  stop(): Promise<void>;
}

const example = join(import.meta.dirname, '../../deploy/haproxy.cfg');

/**
 * Starts haproxy with deploy/haproxy.cfg, on a port of the test's own, without TLS.
 * @param instances the origins that it sends to
 * @throws Error with its own words when it does not come up
 */
export async function startHaproxy(port: number, instances: string[]): Promise<Haproxy> {
  const dir = mkdtempSync(join(tmpdir(), 'countermark-haproxy-'));
  const file = join(dir, 'haproxy.cfg');
  writeFileSync(file, adaptExample(readFileSync(example, 'utf8'), port, instances));
  const { child, output, end } = startOwnProcess(['/usr/sbin/haproxy', '-db', '-f', file], {});
  const stop = async () => {
    await end('SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (answer?.ok) return { output, stop };
    await sleep(50);
  }
  await stop();
  throw new Error(`haproxy did not start:\n${output()}`);
}

/** Nothing but addresses, the log and the number of connections is other than in the example. */
function adaptExample(text: string, port: number, instances: string[]): string {
  const servers = instances.map((url, index) => `  server web${index + 1} ${new URL(url).host}`).join('\n');
  const adapted = text
    .replace(/^ {2}log \/dev\/log .*$/m, '  log stdout format raw local0 notice')
    .replace(/^ {2}maxconn .*$/m, '  maxconn 1000')
    .replace(/^ {2}bind .*$/m, `  bind 127.0.0.1:${port}`)
    .replaceAll(/^ {2}server web1 .*\n {2}server web2 .*$/gm, servers.replaceAll('localhost', '127.0.0.1'));
  if (adapted.includes(':3001') || adapted.includes('ssl crt')) throw new Error('the example has changed');
  return adapted;
}
