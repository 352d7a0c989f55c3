import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ServedFile } from './nginx.ts';

/** Starts Node's own HTTP server with nothing around it (bare-server.ts), in a process of its own. */
export async function startBareServer(
  files: ServedFile[],
): Promise<{ url: string; pid: number; stop(): void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(files.map((file) => ({ ...file, body: file.body.toString('base64') }))));
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: `http://127.0.0.1:${port.toString().trim()}`,
    pid: child.pid!,
    stop: () => void child.kill(),
  };
}
