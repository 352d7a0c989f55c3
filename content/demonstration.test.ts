import { describe, expect, it } from 'vitest';
import { defaultContent } from './collections.ts';
import { findDemonstration } from './demonstration.ts';
import { findNeutral } from './neutral.ts';

const { assurance, facts, heroDrawings, branding } = defaultContent.site;

const insured = (text: string) => {
  const items = assurance.items.map((item) => (item.title === 'Insurance' ? { ...item, text } : item));
  const { left } = findDemonstration('site', 'assurance', { ...assurance, items });
  return left.some(({ field }) => field === 'items.3.text');
};

describe('a text is the demonstration’s', () => {
  const [, , , insurance] = assurance.items;

  it('while its words are, whatever is typed between them', () => {
    expect(insured(insurance!.text)).toBe(true);
    expect(insured(insurance!.text.replace('per claim.', 'per claim!'))).toBe(true);
    expect(insured(`  ${insurance!.text.toUpperCase()}!!`)).toBe(true);
    expect(insured(insurance!.text.replace('certificate comes', 'paper comes'))).toBe(true);
  });

  it('until it is written anew, or has other figures', () => {
    expect(insured('We are insured with Example Mutual. Ask for the policy.')).toBe(false);
    expect(insured(insurance!.text.replace('$5 million', '$2 million'))).toBe(false);
  });

  it('wherever in its list it stands, and in a copy of its document', () => {
    const [first, ...others] = defaultContent.cases;
    const { slug: _slug, ...data } = first!;
    const copied = findDemonstration('cases', null, { ...data, client: 'Our Client' });
    expect(copied.left.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['hindsight', 'challenge.0']),
    );
    expect(copied.left.map(({ field }) => field)).not.toContain('client');
    expect(others).not.toHaveLength(0);
    const turned = { ...assurance, items: assurance.items.toReversed() };
    expect(findDemonstration('site', 'assurance', turned).left).toHaveLength(
      findDemonstration('site', 'assurance', assurance).left.length,
    );
  });
});

it('leaves the title of terms of one’s own alone', () => {
  const section = { id: 'one', heading: 'Who we are', blocks: [{ kind: 'paragraph', text: 'Fernhollow.' }] };
  const written = { ...defaultContent.legal.termsOfService, lead: 'In short.', sections: [section] };
  expect(findDemonstration('legal', 'terms-of-service', written).left).toEqual([]);
});

it('finds promises, prices, words in drawings, legal texts, quiz, replies, titles and the icon', () => {
  const fieldsOf = (name: string, slug: string, data: object) =>
    findDemonstration(name, slug, data).left.map(({ field }) => field);
  expect(fieldsOf('site', 'facts', facts)).toEqual(facts.items.map((_, index) => `items.${index}.value`));
  expect(fieldsOf('site', 'hero-drawings', heroDrawings)).toContain('items.0.figure.stampedBy');
  expect(fieldsOf('site', 'branding', branding)).toContain('favicon');
  expect(fieldsOf('site', 'page-metas', defaultContent.site.pageMetas)).toContain('portfolio.title');
  expect(fieldsOf('legal', 'privacy-policy', defaultContent.legal.privacyPolicy)).toContain('lead');
  expect(fieldsOf('quiz', 'budget', defaultContent.quiz.budget)).toContain('options.small.hint');
  expect(fieldsOf('replies', 'latest', defaultContent.replies.latest)).toContain('text');
});

it('puts first what promises, prices, names or measures', () => {
  const { left } = findDemonstration('site', 'price-anchor', defaultContent.site.priceAnchor);
  expect(left[0]!.kind).not.toBe('wording');
  expect(left.map(({ kind }) => kind)).toContain('price');
});

it('finds a service of the software’s trade until somebody has written in it', () => {
  const neutral = findNeutral('services', 'custom-software')!;
  const { left, own } = findDemonstration('services', 'custom-software', neutral);
  expect(left.map(({ field }) => field)).toEqual(expect.arrayContaining(['title', 'description']));
  expect(new Set(left.map(({ kind }) => kind))).toEqual(new Set(['wording']));
  expect(own).toEqual([]);
  const written = { ...neutral, description: 'Walls without mortar, for slopes.' };
  expect(findDemonstration('services', 'custom-software', written).left).toEqual([]);
});

it('finds nothing in what every site may say', () => {
  for (const slug of ['hero', 'contact-page', 'assurance', 'labels', 'page-metas']) {
    expect(findDemonstration('site', slug, findNeutral('site', slug)!).left).toEqual([]);
  }
});
