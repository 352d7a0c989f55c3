import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import type { Service } from '#content/services.schema.ts';
import { drawLargeWork } from './service-work.tsx';

const [first] = defaultContent.services;
const render = (changes: Partial<Service> = {}) =>
  renderToStaticMarkup(<>{drawLargeWork(defaultContent, { ...first!, ...changes }, '100vw')}</>);

it('has a large drawing for a wide screen, and the usual one where that has no room', () => {
  expect(render()).toMatch(/"max-lg:hidden".*#large-visit-week.*"lg:hidden"/s);
  expect(render()).toContain('#work-visit-moved');
});

it('has the large one at every width if it has no other', () => {
  const html = render({ audience: undefined });
  expect(html).toContain('#large-visit-week');
  expect(html).not.toContain('hidden"');
});

it('draws the words of its owner, and of an empty place nothing', () => {
  const html = render({ largeDrawing: { kind: 'visit-week', title: 'Dentist' } });
  expect(html).toContain('>Dentist<');
  expect(html).not.toContain('>Eye clinic<');
});

it('has the usual drawing alone where none is large, and a picture in the place of both', () => {
  expect(render({ largeDrawing: undefined })).not.toMatch(/large-|hidden"/);
  const picture = { image: '/uploads/a.webp', text: 'A phone' };
  expect(render({ picture })).not.toMatch(/large-|work-/);
});
