import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import { findWork, WorkShown } from './work-shown.tsx';

const { services, cases } = defaultContent;
const find = (slug: string) => services.find((one) => one.slug === slug)!;
const render = (service: ReturnType<typeof find>, content = defaultContent) =>
  renderToStaticMarkup(
    <WorkShown work={findWork(content, service)} title="Case study" legend={content.site.heroDrawings} />,
  );

const integration = find('integration-services');
const study = cases.find(({ slug }) => slug === integration.onward!.cases[0])!;

it('shows the first case of a service: its screen, whole, its client and its results', () => {
  const html = render(integration);
  expect(html).toContain('viewBox="0 0 780 ');
  expect(html).toContain(`aria-label="${study.drawing}"`);
  expect(html).toContain(study.voice!.quote);
  expect(html).toContain(`href="/portfolio/${study.slug}"`);
  for (const { value } of study.results.slice(0, 3)) expect(html).toContain(value);
});

it('shows a service’s own screen, client and results in their place', () => {
  const training = find('training-consultancy');
  const html = render(training);
  expect(html).toContain(`aria-label="${training.screen!.text}"`);
  expect(html).toContain(training.voice!.quote);
  for (const { value } of training.results!) expect(html).toContain(value);
  expect(html).not.toContain('/portfolio/');
});

it('shows the owner’s picture in place of any drawing', () => {
  const picture = { image: '/uploads/yard.jpg', text: 'Our yard' };
  for (const service of [integration, find('training-consultancy')]) {
    const html = render({ ...service, picture });
    expect(html).toContain('src="/uploads/yard.jpg"');
    expect(html).not.toContain('role="img"');
  }
});

it('is nothing for a service that leads to no case', () => {
  const { onward: _, ...alone } = integration;
  expect(render(alone)).toBe('');
});
