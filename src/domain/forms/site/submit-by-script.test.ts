import { expect, it } from 'vitest';
import { hasSameEntries } from './submit-by-script.ts';

const fill = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
};

it.each([
  ['what was sent', { name: 'Ann', message: 'How long?' }, true],
  ['one word more', { name: 'Ann', message: 'How long? And' }, false],
  ['another field', { name: 'Ann', message: 'How long?', form_tag: 'quiz' }, false],
])('tells whether a form says %s', (_what, values, isSame) => {
  expect(hasSameEntries(fill({ name: 'Ann', message: 'How long?' }), fill(values))).toBe(isSame);
});
