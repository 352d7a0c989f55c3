import { expect, it } from 'vitest';
import { describeSpam } from './describe-lead.ts';

it.each([
  [['honeypot'], 'In the spam folder because it fills in a field that people do not see.'],
  [
    ['hasty', 'links'],
    'In the spam folder because it was sent faster than anyone types and has links to many sites.',
  ],
  [
    ['links', 'links_only', 'repeated'],
    'In the spam folder because it has links to many sites, says little besides its links and says nearly the same as others within the week.',
  ],
  [['marked'], 'Moved to spam by an admin.'],
  [[], 'In the spam folder.'],
] as const)('says why: %j', (reasons, text) => {
  expect(describeSpam([...reasons])).toBe(text);
});
