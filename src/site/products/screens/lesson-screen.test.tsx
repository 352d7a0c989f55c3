import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readFirstWords } from '#content/drawn-words.schema.ts';
import { screenWords } from '#content/screen-words.schema.ts';
import { LessonScreen } from './lesson-screen.tsx';
import { RotaScreen } from './rota-screen.tsx';

it('has yellow in the work alone, and plain ticks in the lists beside it', () => {
  const { lesson, rota } = screenWords;
  const screens = [
    <LessonScreen key="lesson" words={readFirstWords(lesson)} />,
    <RotaScreen key="rota" words={readFirstWords(rota)} />,
  ].map((screen) => renderToStaticMarkup(screen));
  expect(screens.map((html) => html.match(/bg-mark/g)?.length)).toEqual([2, 3]);
  for (const html of screens) expect(html).toContain('<span>✓</span>');
});
