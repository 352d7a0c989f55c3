import { expect, it } from 'vitest';
import { onwardSchema } from './onward.schema.ts';
import { referenceTo } from './schema.ts';

it.each([
  ['', ['is empty']],
  ['Ann Lee', ['must be lowercase letters and digits, with single hyphens between']],
  ['ann-lee', undefined],
])('says of the reference "%s" what is wrong', (slug, messages) => {
  const { error } = referenceTo('people', 'Person').safeParse(slug);
  expect(error?.issues.map(({ message }) => message)).toEqual(messages);
});

it('says of an article that was not chosen that it is empty', () => {
  const onward = { services: [], cases: [], products: [], articles: [''] };
  expect(onwardSchema.safeParse(onward).error?.issues).toMatchObject([
    { path: ['articles', 0], message: 'is empty' },
  ]);
});
