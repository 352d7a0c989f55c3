import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { isClosed, StateBadges } from './state-badges.tsx';

it.each([
  [null, 'Published'],
  ['2999-12-31', 'Published'],
  ['2026-01-31', 'Closed on Jan 31, 2026'],
])('says of a page whose last day is %s that it is %s', (closesOn, said) => {
  const html = renderToStaticMarkup(<StateBadges state="published" has_draft={false} closes_on={closesOn} />);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(said);
});

it('takes a page as closed once its last day has ended in UTC', () => {
  const offer = { closes_on: '2026-01-31' };
  expect(isClosed(offer, new Date('2026-01-31T23:59:59Z'))).toBe(false);
  expect(isClosed(offer, new Date('2026-02-01T00:00:00Z'))).toBe(true);
});
