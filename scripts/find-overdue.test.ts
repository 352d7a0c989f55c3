import { expect, it } from 'vitest';
import { findOverdue } from './find-overdue.ts';

const now = new Date('2026-06-30');
const ask = (version: string, times: Record<string, string>) =>
  findOverdue({ name: 'a', version, times: { ...times, modified: '2026-01-01' } }, now);

it('names the first newer version, once it is out for more than 60 days', () => {
  const times = { '1.9.0': '2026-01-01', '1.10.0': '2026-04-01', '1.11.0': '2026-06-01' };
  expect(ask('1.9.0', times)).toEqual({ version: '1.10.0', since: '2026-04-01' });
  expect(ask('1.10.0', times)).toBeNull();
  expect(ask('1.11.0', times)).toBeNull();
});

it('leaves out earlier and unfinished versions, and other majors', () => {
  const times = { '1.8.0': '2026-01-01', '2.0.0': '2026-01-01', '1.9.1-beta.1': '2026-01-01' };
  expect(ask('1.9.0', times)).toBeNull();
});
