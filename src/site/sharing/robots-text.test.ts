import { expect, it } from 'vitest';
import { branding } from '#content/branding.ts';
import { brandingSchema } from '#content/branding.schema.ts';
import { writeRobotsText } from './robots-text.ts';

const write = (crawlers: object = {}) =>
  writeRobotsText({
    siteUrl: 'https://site.example',
    crawlers: brandingSchema.parse({ ...branding, crawlers }).crawlers,
  });

it('says nothing about AI crawlers until the owner decides', () => {
  const text = writeRobotsText({ siteUrl: 'https://site.example', crawlers: branding.crawlers });
  expect(text).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /auth\nDisallow: /functions\n\nSitemap: https://site.example/sitemap.xml\n',
  );
});

it('keeps crawlers that train out, and those of AI search in', () => {
  const text = write({ training: 'refuse', search: 'allow' });
  expect(text).toContain('User-agent: *\nContent-Signal: ai-train=no, ai-input=yes\nDisallow: /admin');
  expect(text).toMatch(/User-agent: GPTBot\n(?:User-agent: .+\n)+Disallow: \/\n/);
  expect(text).not.toContain('OAI-SearchBot');
});

it('keeps those of AI search out', () => {
  const text = write({ search: 'refuse' });
  expect(text).toContain('Content-Signal: ai-input=no\n');
  expect(text).toMatch(/User-agent: OAI-SearchBot\n(?:User-agent: .+\n)+Disallow: \/\n/);
  expect(text).not.toContain('GPTBot');
});
