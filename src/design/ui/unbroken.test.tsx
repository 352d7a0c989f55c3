import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { breakAtDomain, keepTogether } from './unbroken.tsx';

const render = (text: string) => renderToStaticMarkup(<p>{keepTogether(text)}</p>);
const listKept = (text: string) => [...render(text).matchAll(/<span[^>]*>([^<]*)</g)].map(([, part]) => part);

it.each([
  ['Typical response within 2-4 hours (business hours)', ['2-4 hours']],
  ['Integrating with a hospital: HL7 v2, FHIR and the part in between', ['HL7 v2,']],
  ['Answered soon (2-4 hours).', ['(2-4 hours).']],
  ['Trends for a mid-size company', ['mid-size']],
  ['Done in 1–3 weeks', ['1–3 weeks']],
  ['Book a 30-minute call', ['30-minute']],
  ['Within 24 hours: by Friday, Nov 27, 5:10 PM', ['Nov 27,']],
  ['In May 2026', []],
  ['One area, such as sign-in, and a well-known one', ['sign-in,', 'well-known']],
  ['Reviewing machine-written, off-the-shelf code', ['machine-written,', 'off-the-shelf']],
  ['A dash - alone, a-1 and -x', []],
  ['Nothing here', []],
])('keeps in "%s" together: %j', (text, parts) => {
  expect(listKept(text)).toEqual(parts);
});

it('changes no character', () => {
  const text = 'Within 2-4 hours, over HL7 v2.';
  expect(render(text).replaceAll(/<[^>]*>/g, '')).toBe(text);
});

it('breaks an email address before its domain alone', () => {
  expect(renderToStaticMarkup(<p>{breakAtDomain('hello@countermark.example')}</p>)).toBe(
    '<p>hello@<wbr/>countermark.example</p>',
  );
  expect(renderToStaticMarkup(<p>{breakAtDomain('+1 (555) 010-0146')}</p>)).toBe('<p>+1 (555) 010-0146</p>');
});
