import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkedRoutes, pageKinds } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/seeded.ts';

const validator = join(
  createRequire(import.meta.url).resolve('vnu-jar/package.json'),
  '../build/dist/vnu.jar',
);

/** Forms sent without scripting, whose answers are pages too. */
const sentForms: [string, Record<string, string>][] = [
  ['/contact', { form: 'contact', name: '', email: 'x', subject: '<"&', message: '</textarea>' }],
  ['/contact', { form: 'contact', name: 'a', email: 'a@example.com', subject: 'b', message: 'c' }],
  ['/services', { form: 'newsletter', email: 'a@b' }],
  ['/', { form: 'newsletter', email: 'reader@example.com' }],
  ['/', { form: 'fortune', businessType: 'startup' }],
  [
    '/',
    {
      form: 'fortune',
      businessType: 'startup',
      techChallenge: 'ai',
      growthGoal: 'reach',
      budget: 'small',
    },
  ],
  ['/auth', { form: 'sign-in', email: 'nobody@example.com', password: 'wrong' }],
  ['/auth', { form: 'sign-up', email: 'new@example.com', password: 'six or more' }],
  ['/auth/forgot', { form: 'forgot', email: 'nobody@example.com' }],
  ['/auth/reset', { form: 'reset', token: 'x', newPassword: 'six or more' }],
  ['/auth/second-factor', { form: 'second-factor', code: '1' }],
  ['/auth/second-factor', { form: 'recovery-code', code: '<"&' }],
];

/** CSS that the checker does not know yet: container queries, and strokes that keep their width. */
const newerThanChecker = /^CSS: .*(?:@container|container-type|vector-effect|Unknown dimension)/;

/** A line for each error that the Nu checker finds in the files of a folder. */
function validate(dir: string): Promise<string[]> {
  const options = ['-jar', validator, '--errors-only', '--format', 'json', '--exit-zero-always', dir];
  return new Promise((resolve, reject) => {
    execFile('java', options, { maxBuffer: 64 * 1024 * 1024 }, (error, _out, report) => {
      if (error) return reject(error);
      const { messages } = JSON.parse(report) as {
        messages: { url: string; message: string; extract?: string }[];
      };
      const unknown = messages.filter(({ message }) => !newerThanChecker.test(message));
      resolve(unknown.map(({ url, message, extract }) => `${url.split('/').pop()}: ${message} (${extract})`));
    });
  });
}

test('every page is valid HTML', async ({ product, api }) => {
  test.slow();
  const dir = mkdtempSync(join(tmpdir(), 'countermark-html-'));
  const save = async (path: string, response: Response) =>
    writeFileSync(join(dir, `${path.replaceAll(/[^\w]+/g, '-')}.html`), await response.text());
  try {
    for (const path of new Set([...pageKinds, '/nowhere', ...checkedRoutes]))
      await save(path, await fetch(product.url + path));
    await save('admin', await fetch(`${product.url}/admin`, { headers: { cookie: api.cookie } }));
    for (const [index, [path, values]] of sentForms.entries()) {
      const response = await fetch(product.url + path, {
        method: 'POST',
        headers: { origin: product.url },
        body: new URLSearchParams(values),
      });
      expect(response.headers.get('content-type'), `${path} ${values['form']}`).toContain('text/html');
      await save(`form-${index}${path}`, response);
    }
    expect(await validate(dir)).toEqual([]);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
