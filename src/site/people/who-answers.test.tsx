import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import { WhoAnswers } from './who-answers.tsx';

const notes = ['Typical response within', 'Usually after an hour.', '24/7 support'];

it.each([
  ['with the person who reads', defaultContent.people],
  ['without a person', []],
])('says when messages are answered, %s', (_, people) => {
  const html = renderToStaticMarkup(
    <WhoAnswers content={{ ...defaultContent, people }} answerRecord="Usually after an hour." />,
  );
  for (const note of notes) expect(html).toContain(note);
  expect(html.includes('Joanna Marsh')).toBe(people.length > 0);
  expect(html.includes('Who reads')).toBe(people.length > 0);
});
