import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findFreePort } from './free-port.ts';

const env = { PATH: ['/usr/sbin', process.env['PATH']].join(delimiter) };

/**
 * Writes deploy/nginx.conf as a whole configuration, with a certificate in place, into a folder.
 * @param change adapts the example
 * @returns the arguments with which nginx uses it
 */
export function writeNginxExample(dir: string, change: (site: string) => string = (site) => site): string[] {
  const [key, certificate] = [join(dir, 'key.pem'), join(dir, 'certificate.pem')];
  const made = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=www.example.com';
  execFileSync('openssl', ['req', ...made.split(' '), '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  const example = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
    .replace('/etc/letsencrypt/live/www.example.com/fullchain.pem', certificate)
    .replace('/etc/letsencrypt/live/www.example.com/privkey.pem', key)
    .replace('/var/cache/countermark', join(dir, 'cache'));
  const site = change(knowsHttp2() ? example : writeFormerHttp2(example));
  const file = join(dir, 'nginx.conf');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(dir, name)};`,
  );
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}\npid ${dir}/pid;\nerror_log stderr;\nevents {}\nhttp {\n${folders.join('\n')}\n${site}\n}\n`,
  );
  return ['-p', dir, '-c', file];
}

/** Whether this nginx is 1.25.1 or newer. */
function knowsHttp2(): boolean {
  const { stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8', env });
  const [major = 0, minor = 0, patch = 0] = /\/([\d.]+)/.exec(stderr)![1]!.split('.').map(Number);
  return major * 1e6 + minor * 1e3 + patch >= 1_025_001;
}

/** As the example's comment says. */
const writeFormerHttp2 = (site: string): string =>
  site.replace(/^ *http2 on;$/m, '').replaceAll(/^( *listen .*443 ssl);$/gm, '$1 http2;');

/** @returns what nginx says of its configuration, and its exit code */
export const checkNginx = (args: string[]) =>
  spawnSync('nginx', ['-t', '-q', ...args], { encoding: 'utf8', env });

/** Starts nginx; resolves once it has read its configuration. @returns ends it */
export async function startNginx(args: string[], pidFile: string): Promise<() => Promise<void>> {
  const child = spawn('nginx', ['-g', 'daemon off;', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (!isThere(pidFile)) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return async () => {
    child.kill('SIGQUIT');
    await ended;
  };
}

/**
 * Starts nginx with the example before a product, on a free port of this machine.
 * @param dir where its configuration, certificate and cache are
 */
export async function startNginxBefore(
  productUrl: string,
  dir: string,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const args = writeNginxExample(dir, (example) =>
    example
      .replaceAll(/^ *listen \[::\].*$/gm, '')
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace('listen 80', `listen 127.0.0.1:${plainPort}`)
      .replace('server 127.0.0.1:3000', `server 127.0.0.1:${new URL(productUrl).port}`),
  );
  return { port, stop: await startNginx(args, join(dir, 'pid')) };
}

function isThere(file: string): boolean {
  try {
    return readFileSync(file).length > 0;
  } catch {
    return false;
  }
}

/** Asks a server on this machine by a name of its site, whatever its certificate. */
export async function askByName(
  port: number,
  host: string,
  path: string,
  { body, ...options }: RequestOptions & { body?: string | Uint8Array } = {},
) {
  const asked = request({
    ...options,
    ...{ host: '127.0.0.1', port, path, servername: host, rejectUnauthorized: false, agent: false },
    headers: { host, ...options.headers },
  });
  asked.end(body);
  const [response] = (await once(asked, 'response')) as [import('node:http').IncomingMessage];
  return { status: response.statusCode!, headers: response.headers, text: await text(response) };
}
