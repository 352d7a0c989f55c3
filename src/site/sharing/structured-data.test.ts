import { expect, test } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import { settingDefaults } from '#features/settings/contract.ts';
import { describeContact, describeProducts, describeCaseData } from './structured-data.ts';

const siteUrl = 'https://site.example';
const { cases, people, products, site } = defaultContent;

test('only a live product is described to search engines, without a price or a review', () => {
  const described = describeProducts(products, siteUrl, 'Acme');
  expect(described).toEqual([
    expect.objectContaining({
      '@type': 'SoftwareApplication',
      name: 'AI-Powered LMS',
      url: 'https://site.example/products#lms',
    }),
  ]);
  for (const none of ['offers', 'review', 'aggregateRating']) expect(described[0]).not.toHaveProperty(none);
});

test('a case is an article by those who signed it, with its results', () => {
  const study = cases.find(({ slug }) => slug === 'payment-matching')!;
  const signers = people.filter(({ slug }) => study.signedBy?.includes(slug));
  const publisher = { siteUrl, siteName: 'Acme', image: '/og/case.png' };
  const described = describeCaseData(study, { ...publisher, signers });
  expect(described).toMatchObject({
    '@type': 'Article',
    abstract: expect.stringContaining('Month-end close: 6 days → 1 day'),
    datePublished: study.publishedOn,
    image: 'https://site.example/og/case.png',
    author: [{ name: 'Mara Lindqvist' }, { name: 'Joanna Marsh' }],
  });
  expect(describeCaseData({ ...study, publishedOn: undefined }, { ...publisher, signers: [] })).toMatchObject(
    {
      datePublished: String(study.year),
      author: { '@type': 'Organization', name: 'Acme' },
    },
  );
});

test('the contact page says how to reach the company, and when only if the owner says so', () => {
  const { details } = site.contactPage;
  const describe = (contactDetails: typeof details) =>
    JSON.stringify(describeContact({ siteUrl, settings: settingDefaults, details: contactDetails }));
  expect(describe(details)).toContain('"opens":"08:00","closes":"18:00"');
  expect(describe({ heading: details.heading, note: details.note })).not.toContain('hoursAvailable');
});
