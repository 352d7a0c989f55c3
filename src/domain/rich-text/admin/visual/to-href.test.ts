import { expect, it } from 'vitest';
import { toHref } from './to-href.ts';

it.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  [' /blog/one ', '/blog/one'],
  ['#part', '#part'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['tel:+49301234', 'tel:+49301234'],
  ['example.com', 'https://example.com'],
  ['www.bücher.example/seite', 'https://www.bücher.example/seite'],
  ['localhost.test:8080/x', 'https://localhost.test:8080/x'],
  ['ada@example.com', 'mailto:ada@example.com'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['two words', null],
  ['', null],
])('reads the address %j as %j', (typed, href) => {
  expect(toHref(typed)).toBe(href);
});
