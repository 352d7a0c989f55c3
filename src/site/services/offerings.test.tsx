import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import { Offerings } from './offerings.tsx';

const { assurance, labels } = defaultContent.site;
const render = (title: string) =>
  renderToStaticMarkup(
    <Offerings
      heading="Terms"
      tone="sheet"
      items={assurance.items}
      sheet={{ ...assurance.sheet!, title }}
      labels={labels}
    />,
  );

it('has its sheet on a narrow screen in the term of that title, or below the heading if none has it', () => {
  expect(render('Data processing agreement')).toMatch(
    /<details.*<div class="[^"]* lg:hidden.*max-lg:hidden/s,
  );
  expect(render('Agreement')).not.toContain('lg:hidden');
});
