import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ownPages } from '#tests/support/own-pages.ts';
import { JobFacts } from './job-facts.tsx';

const { job } = ownPages.find((page) => page.job)!;

it('says where a job is, its kind, and until when it can be applied for', () => {
  const html = renderToStaticMarkup(<JobFacts job={job!} />);
  for (const fact of ['Hamburg, Germany, or from home', 'Full time', 'June 30, 2030']) {
    expect(html).toContain(fact);
  }
  expect(renderToStaticMarkup(<JobFacts job={{ ...job!, remote: false }} />)).not.toContain('from home');
});

it('has pay, place and the last day large, and the button in its corner', () => {
  const action = { href: '#apply', label: 'Apply' };
  const render = (data: typeof job) => renderToStaticMarkup(<JobFacts job={data!} action={action} />);
  const listLarge = (html: string) =>
    [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd class="own-fact"/g)].map(([, label]) => label);
  const paid = render({ ...job!, pay: { from: 60_000, currency: 'EUR', per: 'YEAR' } });
  expect(listLarge(paid)).toEqual(['Pay', 'Where', 'Apply by']);
  expect(listLarge(render(job))).toEqual(['Where', 'Employment', 'Apply by']);
  expect(paid).not.toContain('data-left');
  expect(render(job)).toContain('data-left="1"');
  expect(paid).toMatch(/<a href="#apply"[^>]*>Apply<\/a><\/div>$/);
});
