import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import { writeSecurityText } from './security-text.ts';

const terms = defaultContent.legal.termsOfService;
const site = { siteUrl: 'https://site.com', contactEmail: 'us@site.com', terms, now: new Date('2030-01-01') };

it('names the contact address and the section of the terms', () => {
  const text = writeSecurityText(site);
  expect(text).toContain('Contact: mailto:us@site.com\nExpires: 2030-12-27T00:00:00Z\n');
  expect(text).toContain('Policy: https://site.com/terms#fair-use\n');
});

it('names the contact page where the address reaches nobody', () => {
  for (const contactEmail of ['', 'hello@countermark.example']) {
    expect(writeSecurityText({ ...site, contactEmail })).toContain('Contact: https://site.com/contact\n');
  }
});

it('names no section that the terms do not have', () => {
  const sections = terms.sections.filter(({ id }) => id !== 'fair-use');
  expect(writeSecurityText({ ...site, terms: { ...terms, sections } })).not.toContain('Policy:');
});
