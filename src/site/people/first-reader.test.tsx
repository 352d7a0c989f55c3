import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultContent, type SiteContent } from '#content/collections.ts';
import { FirstReader } from './first-reader.tsx';

const render = (content: SiteContent) => renderToStaticMarkup(<FirstReader content={content} />);

it('names who reads, and when they answer', () => {
  const html = render(defaultContent);
  for (const text of ['Joanna Marsh', 'Typical response within', '24/7 support'])
    expect(html).toContain(text);
});

it('is left out without a person', () => {
  expect(render({ ...defaultContent, people: [] })).toBe('');
});
