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

it('gives the pay a row of its own where the facts are an odd number', () => {
  const countWide = (data: typeof job) =>
    renderToStaticMarkup(<JobFacts job={data!} />).match(/col-span-2"><dt[^>]*>[^<]*/g);
  const pay = { from: 60_000, currency: 'EUR', per: 'YEAR' } as const;
  expect(countWide({ ...job!, pay })?.map((cell) => cell.replace(/.*>/, ''))).toEqual(['Pay']);
  expect(countWide(job)).toBeNull();
});
