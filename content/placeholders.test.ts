import { expect, it } from 'vitest';
import { describeUnknownPlaceholder } from './placeholders.ts';

const known = ['discovery_length', 'discovery_price', 'typical_response', 'warranty'];

it.each([
  ['{typical_reponse}', 'typical_response'],
  ['{discovery_lenght}', 'discovery_length'],
  ['{discovery_prise}', 'discovery_price'],
  ['{Waranty}', 'warranty'],
])('proposes for %s the nearest one: {%s}', (text, meant) => {
  expect(describeUnknownPlaceholder(text, known)).toBe(`${text} is not known. Did you mean {${meant}}?`);
});

it('says that there are no names where there are none', () => {
  expect(describeUnknownPlaceholder('{site_name}', [])).toBe(
    '{site_name} is not known. There are no names yet',
  );
});

it('proposes none where nothing is near', () => {
  expect(describeUnknownPlaceholder('{length_of_discovery}', known)).toBe(
    '{length_of_discovery} is not known. Known are {discovery_length}, {discovery_price}, {typical_response}, {warranty}',
  );
});
