import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '#tests/support/free-port.ts';

/** What nginx gives out at a path: the bytes as they are, with these headers. */
export interface ServedFile {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface Nginx {
  /** Where a file is given out. Not at its own path: a path that ends in a slash is a folder to nginx. */
  addressOf(path: string): string;
  /** The one worker. */
  pid: number;
  stop(): Promise<void>;
}

/** Starts nginx with one worker and its usual settings for speed, serving files that are packed already. */
export async function startNginx(files: ServedFile[]): Promise<Nginx> {
  const dir = mkdtempSync(join(tmpdir(), 'countermark-nginx-'));
  const port = await findFreePort();
  mkdirSync(join(dir, 'files'));
  files.forEach(({ body }, index) => writeFileSync(join(dir, 'files', String(index)), body));
  writeFileSync(join(dir, 'nginx.conf'), writeConfig(port, files));
  const child = spawn('/usr/sbin/nginx', ['-p', dir, '-c', 'nginx.conf', '-e', 'error.log'], {
    stdio: 'ignore',
  });
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilListening(url, dir);
  return {
    addressOf: (path) => `${url}/${files.findIndex((file) => file.path === path)}`,
    pid: findWorker(child.pid!),
    async stop() {
      process.off('exit', endWithUs);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const writeConfig = (port: number, files: ServedFile[]): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=100;
  open_file_cache_valid 1h;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  server {
    listen 127.0.0.1:${port};
    ${files.map(writeLocation).join('\n    ')}
  }
}`;

function writeLocation({ headers }: ServedFile, index: number): string {
  const { 'content-type': contentType = 'text/html', ...others } = headers;
  const lines = Object.entries(others).map(([name, value]) => `add_header ${name} "${value}";`);
  return `location = /${index} { root files; types {} default_type "${contentType}"; ${lines.join(' ')} }`;
}

async function waitUntilListening(url: string, dir: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await sleep(20);
  }
  throw new Error(`nginx did not start: ${readFileSync(join(dir, 'error.log'), 'utf8')}`);
}

/** The only worker of a master process. */
export function findWorker(master: number): number {
  return Number(readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ')[0]);
}
