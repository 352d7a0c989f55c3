import { expect, it } from 'vitest';
import { countTexts, describeValue } from './describe-value.ts';
import type { FieldSchema } from './json-schema.ts';

it.each([
  [{ name: 'Ann Lee', role: 'Engineer', links: [], line: '' }, 'Ann Lee · Engineer'],
  [{ body: '<p>One <em>two</em></p>' }, 'One two'],
  [[{ title: 'Discovery', text: 'Long' }, { title: 'Build' }, {}], '3: Discovery · Build'],
  [[], '0'],
  [{}, ''],
  [null, ''],
])('says on one line what %j has', (value, line) => expect(describeValue(value)).toBe(line));

it('names kinds and options by their titles', () => {
  const kind = (name: string, title: string): FieldSchema => ({
    title,
    properties: { kind: { const: name }, side: { enum: ['left'] } },
  });
  const schema = { items: { oneOf: [kind('pictureText', 'Picture with text'), kind('logos', 'Logos')] } };
  const sections = [{ kind: 'pictureText', heading: 'Work', side: 'left' }, { kind: 'logos' }];
  expect(describeValue(sections, schema)).toBe('2: Picture with text · Logos');
  expect(describeValue(sections[0], schema.items)).toBe('Picture with text · Work · Left');
});

it('stops once the line is full', () => {
  expect(describeValue(Array.from({ length: 50 }, (_, n) => `word number ${n}`)).length).toBeLessThan(200);
});

it('counts the texts that are filled in', () => {
  expect(countTexts({ a: 'x', b: '', c: [{ d: ' ' }, { d: 'y', e: 3, f: true }] })).toBe(2);
});
