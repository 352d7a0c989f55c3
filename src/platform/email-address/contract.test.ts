import { expect, it } from 'vitest';
import { emailAddressSchema, toEmailKey } from './contract.ts';

const schema = emailAddressSchema('Invalid email address');
const read = (text: string) => schema.safeParse(text).data ?? null;

it.each([
  'r&d@example.com',
  'sales/eu@example.com',
  'user=x@example.com',
  "o'neil+web@example.com",
  'info@example.xn--p1ai',
  'a..b@docomo.ne.jp',
  '.a.@docomo.ne.jp',
  'KIM@EXAMPLE.COM',
  'a@b.c',
  'a@_dmarc.example.com',
])('takes %s as it is', (address) => {
  expect(read(address)).toBe(address);
});

it.each([
  ['info@müller.example', 'info@xn--mller-kva.example'],
  ['почта@пример.рф', 'почта@xn--e1afmkfd.xn--p1ai'],
  ['ПОЧТА@пример.рф', 'почта@xn--e1afmkfd.xn--p1ai'],
  ['mailto:kim@example.com', 'kim@example.com'],
  ['MAILTO: kim@example.com', 'kim@example.com'],
  ['kim@example.com;', 'kim@example.com'],
  ['kim@example.com.', 'kim@example.com'],
  ['kim@example.com , ', 'kim@example.com'],
  ...Array.from('>)"\':?!…。', (mark) => [`kim@example.com${mark}`, 'kim@example.com']),
  ['kim@example.com"). ', 'kim@example.com'],
  ['info@müller.example!', 'info@xn--mller-kva.example'],
  ['mailto:kim@example.com?subject=x', 'kim@example.com'],
  ['Kim <mailto:kim@example.com?subject=x&body=a@b.c>', 'kim@example.com'],
  ['kim@example.com\u200b', 'kim@example.com'],
  ['\u202akim@exam\u00adple.com\u202c', 'kim@example.com'],
  ['\u00a0kim@example.com', 'kim@example.com'],
  ['<kim@example.com>', 'kim@example.com'],
  ['Kim Lee <kim@example.com>', 'kim@example.com'],
  ['"Lee, Kim" <mailto:kim@example.com>; ', 'kim@example.com'],
  ['kim@example.com\u00a0', 'kim@example.com'],
  ['kim＠ｅｘａｍｐｌｅ.com', 'kim@example.com'],
  ['andre\u0301@example.com', 'andr\u00e9@example.com'],
])('cleans %j', (text, address) => {
  expect(read(text)).toBe(address);
});

it.each([
  'a@b',
  '@example.com',
  'kim@exa mple.com',
  'kim example@example.com',
  'kim@@example.com',
  'kim@example..com',
  'kim@-example.com',
  'kim@example.com/x',
  'kim@192.0.2.1',
  'kim@müller.example/x',
  'Kim <kim@example.com> Lee',
  'kim@example.com <lee@example.com>',
  'Kim <kim@example.com>, Lee <lee@example.com>',
  'a@b.example,c@d.example',
  'kim\0@example.com',
  '"a b"@example.com',
  '',
  'mailto:',
])('refuses %j', (text) => {
  expect(schema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
    'Invalid email address',
  ]);
});

it('takes 255 characters and no more', () => {
  expect(read(`${'a'.repeat(243)}@example.com`)).toHaveLength(255);
  for (const length of [244, 100_000]) {
    const { error } = schema.safeParse(`${'a'.repeat(length)}@example.com`);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Email must be less than 255 characters']);
  }
});

it.each([
  ['KIM@EXAMPLE.COM', 'kim@example.com'],
  ['andre\u0301@example.com', 'ANDR\u00c9@example.com'],
  ['info@müller.example', 'INFO@XN--MLLER-KVA.example.'],
])('gives %s and %s one key', (one, other) => {
  expect(toEmailKey(one)).toBe(toEmailKey(other));
});
