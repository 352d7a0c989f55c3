import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const deploy = join(import.meta.dirname, '../../deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'countermark-deploy-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it("has a configuration that nginx takes, with its example's certificate in place", () => {
  const key = join(dir, 'key.pem');
  const certificate = join(dir, 'certificate.pem');
  const made = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=www.example.com';
  execFileSync('openssl', ['req', ...made.split(' '), '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  const site = read('nginx.conf')
    .replace('/etc/letsencrypt/live/www.example.com/fullchain.pem', certificate)
    .replace('/etc/letsencrypt/live/www.example.com/privkey.pem', key);
  expect(site).toContain(certificate);
  const file = join(dir, 'nginx.conf');
  writeFileSync(file, `pid ${dir}/pid;\nerror_log stderr;\nevents {}\nhttp {\n${site}\n}\n`);
  const { status, stderr } = spawnSync('nginx', ['-t', '-q', '-p', dir, '-c', file], {
    encoding: 'utf8',
    env: { PATH: ['/usr/sbin', process.env['PATH']].join(delimiter) },
  });
  expect(stderr).not.toMatch(/\[(emerg|warn|error)\]/);
  expect(status).toBe(0);
});

it('starts and copies in its image what there is', () => {
  const dockerfile = read('Dockerfile');
  for (const [, path] of dockerfile.matchAll(/^COPY --from=build \S+ \/app\/(\S+) /gm)) {
    if (path === 'dist' || path === 'node_modules') continue;
    expect(existsSync(join(deploy, '..', path!))).toBe(true);
  }
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toContain('CMD ["node", "src/main.ts"]');
});
