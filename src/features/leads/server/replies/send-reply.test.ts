import { expect, it } from 'vitest';
import { toReplySubject, composeReply } from './send-reply.ts';

const answered = { name: 'Ann\nCarter', text: 'Can you\r\n> help\n\nus?', at: '2026-11-20T23:14:03.221Z' };

it('puts the quoted message below what was written', () => {
  expect(composeReply('Yes.\n\nEva', answered)).toBe(
    'Yes.\n\nEva\n\nOn November 20, 2026, Ann Carter wrote:\n> Can you\n>> help\n>\n> us?',
  );
});

it('quotes the beginning of a long message', () => {
  const text = composeReply('Yes.', { ...answered, text: 'x'.repeat(50_000) });
  expect([text.length < 10_200, text.endsWith('\n> […]')]).toEqual([true, true]);
});

it.each([
  ['A ward', 'Re: A ward'],
  ['RE: A ward', 'RE: A ward'],
  ['Redo a ward', 'Re: Redo a ward'],
])('answers %j with %j', (subject, answer) => {
  expect(toReplySubject(subject)).toBe(answer);
});
