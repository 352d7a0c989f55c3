import { expect, it } from 'vitest';
import { describeSpam } from './describe-spam.ts';

it.each([
  [['trapped'], 'Kept apart as spam: it fills in a field that people do not see.'],
  [['hasty', 'links'], 'Kept apart as spam: it was sent faster than anyone types and has many links.'],
  [
    ['links', 'links_only', 'repeated'],
    'Kept apart as spam: it has many links, says little besides its links and says what several others said within the hour.',
  ],
  [[], 'Kept apart as spam.'],
] as const)('says why: %j', (reasons, text) => {
  expect(describeSpam([...reasons])).toBe(text);
});
