import { expect, it } from 'vitest';
import { readFirstWords } from '#content/drawn-words.schema.ts';
import { screenWords } from '#content/screen-words.schema.ts';
import { listDays, rotaRows } from './rota-week.ts';

const { sixthDay, seventhDay, ...workdays } = readFirstWords(screenWords.rota);

it('has seven days, each with a place in every row', () => {
  const days = listDays({ ...workdays, sixthDay, seventhDay });
  expect(days).toHaveLength(7);
  for (const { shifts } of rotaRows) expect(shifts).toHaveLength(days.length);
});

it('has five where the words of a weekend are missing', () => {
  expect(listDays(workdays)).toHaveLength(5);
});
