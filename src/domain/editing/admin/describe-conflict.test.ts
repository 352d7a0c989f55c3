import { expect, it } from 'vitest';
import { describeConflict } from './describe-conflict.ts';

const at = '2030-01-02T10:00:00.000Z';
const base = { title: 'A', lead: 'B', team: 'C', year: 1, tech: ['x'] };

const say = (theirs: object, who: string | null = 'Ada', isOwn = false) =>
  describeConflict({
    noun: 'document',
    who,
    isOwn,
    at,
    base,
    theirs: { ...base, ...theirs },
    describePath: (path) => path.toUpperCase(),
  });

it.each([
  [{ title: 'Z' }, /^Ada changed TITLE in this document on Jan 2, 2030, .*M\.$/],
  [{ title: 'Z', lead: 'Z' }, /^Ada changed TITLE and LEAD in this document on /],
  [
    { title: 'Z', lead: 'Z', team: 'Z', year: 2, tech: [] },
    /changed TITLE, LEAD, TEAM, and 2 more fields in/,
  ],
  [{}, /^Ada saved this document without changing a text on /],
])('says who changed %j, and when', (theirs, said) => {
  expect(say(theirs)).toMatch(said);
});

it('does not guess who it was', () => {
  expect(say({ title: 'Z' }, null)).toMatch(/^Someone else changed TITLE/);
});

it('names the own other window', () => {
  expect(say({ title: 'Z' }, 'Ada', true)).toMatch(/^You, in another window, changed TITLE/);
});
