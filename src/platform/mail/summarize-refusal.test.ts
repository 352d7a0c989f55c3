import { expect, it } from 'vitest';
import { summarizeRefusal } from './summarize-refusal.ts';

it.each([
  ["Can't send mail: 550 5.7.1 http://x.example/auth/reset?token=2dUoOyXgbceR", '550 5.7.1'],
  ['550-first http://x.example/auth/reset?token=2dUoOy\n550 XgbceRbqwUC4lq1xsI', '550'],
  ['Message failed: 451 4.3.0 try later, ann at x.example', '451 4.3.0'],
])('leaves out what a server quotes of a mail: %j', (reason, codes) => {
  expect(summarizeRefusal(reason)).toBe(`the mail server answered ${codes}`);
});

it.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'ECONNREFUSED'],
  ['its link has expired; ask for another', 'its link has expired; ask for another'],
  ['token=2dUoOyXgbceR', 'the mail could not be sent'],
])('names what else went wrong: %j', (reason, text) => {
  expect(summarizeRefusal(reason)).toBe(text);
});
