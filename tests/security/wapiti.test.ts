import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startAttacked } from './attacked-product.ts';

const full = process.env['TEST_FULL'] === '1';
/** Those that need nothing from outside. The short run leaves out what tries every form with waits. */
const modules = [
  'cookieflags',
  'crlf',
  'csp',
  'csrf',
  'exec',
  'file',
  'htaccess',
  'http_headers',
  'methods',
  'redirect',
  'sql',
  'xss',
];
const slowModules = ['blindsql', 'permanentxss', 'shellshock'];
const scanSeconds = full ? 1200 : 60;

const attacked = startAttacked({ RATE_LIMIT_FACTOR: '100000' });
const dir = mkdtempSync(join(tmpdir(), 'countermark-wapiti-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const findingSchema = z.object({
  method: z.string(),
  path: z.string(),
  info: z.string(),
  parameter: z.string(),
});
const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.array(findingSchema)),
  anomalies: z.record(z.string(), z.array(findingSchema)),
});

/** Findings of wapiti that are none, and why: this product does it in another way. */
const explained: Record<string, string> = {
  // Every write is refused to pages of other sites by Origin and Sec-Fetch-Site: cross-site.test.ts.
  'Lack of anti CSRF token': 'Cross Site Request Forgery',
  // Browsers have dropped it; the policy does its work.
  'X-XSS-Protection is not set': 'HTTP Secure Headers',
  // Sent where SITE_URL is https: headers.test.ts.
  'Strict-Transport-Security is not set': 'HTTP Secure Headers',
};

/** Its attacks, unlike its search for pages, take as long as the machine needs: four minutes on a quick one. */
const timeout = full ? 3_720_000 : 1_200_000;

it('wapiti finds nothing', { timeout }, async () => {
  await attacked.askAsAdmin('POST', '/functions/v1/blog-api', {
    title: 'One',
    excerpt: 'Two',
    content: '<p>Three</p>',
    published: true,
  });
  const report = join(dir, 'report.json');
  const args = ['-u', `${attacked.product.url}/`, '--scope', 'domain', '-f', 'json', '-o', report, '-v', '1'];
  const chosen = ['-m', [...modules, ...(full ? slowModules : [])].join(',')];
  // It asks for Brotli and cannot read it.
  const client = [
    '-H',
    'accept-encoding: gzip',
    // A response that took longer than 6 s on a busy machine would be reported as a vulnerability.
    '-t',
    '60',
    '--max-scan-time',
    String(scanSeconds),
    '--store-session',
    dir,
  ];
  const bounds = full ? [] : ['--max-links-per-page', '40', '--max-parameters', '10'];
  const scan = [...args, ...chosen, ...client, ...bounds, '--flush-session', '--no-bugreport'];
  const child = spawn('wapiti', scan, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(Number(/found (\d+) URLs/.exec(output)?.[1])).toBeGreaterThan(20);
  const { vulnerabilities, anomalies } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
  const found = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, all]) =>
    all.filter(({ info }) => explained[info] !== kind).map((one) => ({ kind, ...one })),
  );
  expect(found).toEqual([]);
});
