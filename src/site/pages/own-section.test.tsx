import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import type { OwnPage } from '#content/own-pages.schema.ts';
import { settingDefaults } from '#features/settings/contract.ts';
import { ownPages } from '#tests/support/own-pages.ts';
import { describeJob } from '../sharing/structured-data.ts';
import { EmbedCard } from './embed-card.tsx';
import { OwnSection } from './own-section.tsx';

const [campaign, job] = ownPages as [OwnPage, OwnPage];

it('shows what each kind of section holds under its heading', () => {
  const expected: Record<string, string> = {
    text: '<p>Because it is <strong>time</strong>.</p>',
    figures: '97%',
    columns: 'The floor.',
    list: 'The desk.',
    table: '<th scope="row"',
    questions: 'In spring.',
    cases: 'href="/portfolio/shelf-forecast"',
    people: 'Ines Varga',
    call: 'Begin now',
    embed: 'href="https://media.example/embed/desk" target="embed Watch"',
    form: 'the form',
  };
  for (const section of campaign.sections) {
    const html = renderToStaticMarkup(
      <OwnSection section={section} tone="paper" content={defaultContent}>
        {section.kind === 'form' ? 'the form' : undefined}
      </OwnSection>,
    );
    expect(html).toContain(`${section.heading}</h2>`);
    expect(html).toContain(expected[section.kind]);
  }
  expect(campaign.sections.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(expected).toSorted());
});

it('describes a job offer to search engines, and nothing else', () => {
  const site = { siteUrl: 'https://example.com', settings: settingDefaults };
  expect(describeJob(job, site)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Engineer wanted',
    validThrough: '2030-06-30T23:59:59Z',
    jobLocationType: 'TELECOMMUTE',
  });
  expect(describeJob(campaign, site)).toBeNull();
});

it('leads from the address to watch a video to its player', () => {
  const html = renderToStaticMarkup(
    <EmbedCard heading="Film" title="A film" address="https://www.youtube.com/watch?v=abc" shape="wide" />,
  );
  expect(html).toContain('href="https://www.youtube-nocookie.com/embed/abc"');
});
