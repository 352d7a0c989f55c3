import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { narrowPolicy } from './narrow-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = `default-src 'none'; script-src 'self' ${hash('a()')} ${hash('b()')}; style-src 'self' ${hash('c')} ${hash('')};`;

it("keeps the page's own scripts and styles in its policy", () => {
  expect(narrowPolicy(policy, '<style>c</style><script type="module">a()</script><p>b()</p>')).toBe(
    `default-src 'none'; script-src 'self' ${hash('a()')}; style-src 'self' ${hash('c')};`,
  );
});

it('leaves a page without scripts and styles none of its own', () => {
  expect(narrowPolicy(policy, '<p>')).toBe("default-src 'none'; script-src 'self'; style-src 'self';");
});

it('finds a script after an attribute that looks like one', () => {
  const html = '<meta content="<script\n>alert(1)</script\n>"><script>a()</script>';
  expect(narrowPolicy(policy, html)).toContain(hash('a()'));
});
