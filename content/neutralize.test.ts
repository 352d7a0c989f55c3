import { expect, it } from 'vitest';
import { brandingSchema, type Branding } from './branding.schema.ts';
import { branding } from './branding.ts';
import { findNeutral } from './neutral.ts';
import { neutralize } from './neutralize.ts';

const neutral = findNeutral('site', 'branding')!;

const clean = (data: Branding) =>
  neutralize(data, {
    collection: 'site',
    origin: 'branding',
    schema: brandingSchema,
    fallback: branding,
    neutral,
  });

it('keeps what the owner has chosen beside the demonstration’s texts', () => {
  const own = {
    accent: '#8a1c4a',
    favicon: '/uploads/image-1.png',
    logo: { plate: true, alone: true },
    crawlers: { training: 'refuse' as const },
  };
  expect(clean({ ...branding, ...own })).toEqual({ ...neutral, ...own });
});

it('keeps the profiles that lead somewhere, whatever they are called', () => {
  const [first, ...others] = branding.social.links;
  const ours = { ...first!, href: 'https://www.linkedin.com/company/brightwater' };
  const cleaned = clean({ ...branding, social: { ...branding.social, links: [ours, ...others] } });
  expect(cleaned).toEqual({ social: { ...branding.social, links: [ours] } });
});
