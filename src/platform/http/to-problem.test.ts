import { pino } from 'pino';
import { expect, it } from 'vitest';
import { toProblem } from './to-problem.ts';

it.each(['40P01', '40001'])('asks to try again after a transaction that gave way to another (%s)', (code) => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const problem = toProblem(Object.assign(new Error('gave way'), { code }), log, 'r1');
  expect([problem.status, problem.headers['retry-after']]).toEqual([503, '5']);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 40, requestId: 'r1', reason: 'gave way', msg: 'the database is busy' },
  ]);
});
