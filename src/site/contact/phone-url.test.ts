import { expect, it } from 'vitest';
import { phoneUrl } from './phone-url.ts';

it.each([
  ['+1 (555) 010-0146', 'tel:+15550100146'],
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['0049(0)30 123', 'tel:004930123'],
  ['(020) 7946 0018', 'tel:02079460018'],
  ['(0)20 7946 0018', 'tel:02079460018'],
  ['By appointment', undefined],
  ['+', undefined],
])('leads from %j to %j', (phone, url) => expect(phoneUrl(phone)).toBe(url));
