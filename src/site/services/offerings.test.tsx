import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Offerings } from './offerings.tsx';

const items = ['Courses', 'Reviews'].map((title) => ({ title, text: 'Text' }));

it('has its first term open on a phone too, unless it stands beside something', () => {
  const render = (beside?: string) =>
    renderToStaticMarkup(
      <Offerings heading="Kinds" tone="sheet" items={items}>
        {beside}
      </Offerings>,
    );
  expect(render().match(/<details open=""[^>]*><summary.*?Reviews/)).not.toBeNull();
  expect(render().match(/<details open/g)).toHaveLength(1);
  expect(render('A sheet')).not.toContain('<details open');
});
