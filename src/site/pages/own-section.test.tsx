import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import {
  ownPageSchema,
  type OwnPage,
  type OwnSection as OwnSectionContent,
} from '#content/own-pages.schema.ts';
import { settingDefaults } from '#features/settings/contract.ts';
import { ownPages } from '#tests/support/own-pages.ts';
import { describeJob } from '../sharing/structured-data.ts';
import { EmbedCard } from './embed-card.tsx';
import { columnsFor } from './own-columns.tsx';
import { OwnPair } from './own-pair.tsx';
import { OwnSection } from './own-section.tsx';
import { groupSections, pickTones } from './bands.ts';

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

const image = '/uploads/yard.jpg';
const picture = { image, text: 'Our yard' };

it.each<[string, OwnSectionContent, string[]]>([
  [
    'a picture',
    { kind: 'picture', heading: 'Yard', ...picture },
    ['src="/uploads/yard.jpg"', 'alt="Our yard"'],
  ],
  [
    'a picture with text',
    { kind: 'pictureText', heading: 'Yard', ...picture, side: 'right', body: '<p>Open.</p>' },
    ['src="/uploads/yard.jpg"', '<p>Open.</p>'],
  ],
  [
    'a quote',
    { kind: 'quote', heading: 'Said', quote: 'They came early.', name: 'Ada', portrait: picture },
    ['<blockquote', '“They came early.”', 'Ada', 'alt="Our yard"'],
  ],
  ['logos', { kind: 'logos', heading: 'For', items: [picture] }, ['alt="Our yard"']],
  ['steps', { kind: 'steps', heading: 'How', items: [{ title: 'Dig', text: 'Deep.' }] }, ['<ol', 'Dig']],
  [
    'a video card',
    {
      kind: 'video',
      heading: 'See',
      title: 'A film',
      address: 'https://youtu.be/abc',
      image,
      length: '2 minutes',
    },
    ['src="/uploads/yard.jpg"', 'Play </span>A film<', '2 minutes', 'Plays from www.youtube-nocookie.com,'],
  ],
])('shows %s', (_name, section, parts) => {
  const html = renderToStaticMarkup(<OwnSection section={section} tone="paper" content={defaultContent} />);
  for (const part of parts) expect(html).toContain(part);
});

it('draws the one dark band, and refuses a second', () => {
  const band: OwnSectionContent = {
    kind: 'steps',
    heading: 'How',
    dark: true,
    items: [{ title: 'Dig', text: 'Deep.' }],
  };
  expect(pickTones([[band]])).toEqual(['ink', 'paper']);
  const { slug: _, ...page } = campaign;
  const withBands = (...sections: OwnSectionContent[]) => ownPageSchema.safeParse({ ...page, sections });
  expect(withBands(band).success).toBe(true);
  expect(withBands(band, { ...band, heading: 'Again' }).error?.issues[0]?.message).toBe(
    'is set for another section as well',
  );
});

it('sets a short quotation larger on the dark band', () => {
  const quote: OwnSectionContent = { kind: 'quote', heading: 'Said', quote: 'They came early.', name: 'Ada' };
  const render = (section: OwnSectionContent) =>
    renderToStaticMarkup(<OwnSection section={section} tone="ink" content={defaultContent} />);
  expect(render({ ...quote, dark: true })).toContain('md:text-h1');
  for (const other of [quote, { ...quote, dark: true, quote: 'They came early. '.repeat(12) }])
    expect(render(other)).not.toContain('md:text-h1');
});

it('has its light sections on two grounds in turn', () => {
  const text: OwnSectionContent = { kind: 'text', heading: 'Why', body: '<p>So.</p>' };
  expect(pickTones([])).toEqual(['sheet']);
  expect(pickTones([[text], [text], [{ ...text, dark: true }], [text]])).toEqual([
    'sheet',
    'paper',
    'ink',
    'paper',
    'sheet',
  ]);
});

const short = (heading: string, kind: 'list' | 'columns' = 'list') => ({
  kind,
  heading,
  items: ['One', 'Two', 'Three'].map((title) => ({ title, text: 'So it is.' })),
});

it('has short lists in turn in one band, two by two', () => {
  const [bring, get, more] = [short('Bring'), short('Get', 'columns'), short('More')];
  const text: OwnSectionContent = { kind: 'text', heading: 'Why', body: '<p>So.</p>' };
  const long = { ...short('Long'), items: [{ title: 'One', text: 'Long. '.repeat(30) }] };
  expect(groupSections([bring, get, more, text, more, long])).toEqual([
    [bring, get],
    [more],
    [text],
    [more],
    [long],
  ]);
  expect(groupSections([bring, { ...get, dark: true }])).toHaveLength(2);
  const html = renderToStaticMarkup(<OwnPair pair={[bring, get]} tone="sheet" />);
  expect(html.match(/<h2[^>]*>[^<]*/g)?.map((title) => title.replace(/.*>/, ''))).toEqual(['Bring', 'Get']);
});

it('says what becomes of the work in each step, in words', () => {
  const { byMachine, corrected, signedOff } = defaultContent.site.labels;
  const render = (...states: ('drafted' | 'corrected' | 'signed' | undefined)[]) =>
    renderToStaticMarkup(
      <OwnSection
        tone="paper"
        section={{
          kind: 'steps',
          heading: 'How',
          items: states.map((state, index) => ({
            title: `Step ${index}`,
            text: 'So.',
            ...(state && { state }),
          })),
        }}
        content={defaultContent}
      />,
    );
  const marks = [
    ...render('drafted', undefined, 'corrected', 'signed').matchAll(
      /<li([^>]*)>|own-state[^>]*>(?:<svg.*?<\/svg>)?([^<]*)/g,
    ),
  ];
  expect(marks.map(([, item, label]) => label ?? item!.trim())).toEqual([
    'data-state="drafted"',
    byMachine,
    '',
    'data-state="corrected"',
    corrected,
    'data-state="signed"',
    signedOff,
  ]);
  expect(render(undefined, undefined)).not.toMatch(/own-sheets|own-state/);
});

it('sets three or four short items of a list side by side', () => {
  const listOf = (count: number, text: string) =>
    renderToStaticMarkup(
      <OwnSection
        tone="paper"
        section={{
          kind: 'list',
          heading: 'In turn',
          items: Array.from({ length: count }, (_, index) => ({ title: `Item ${index}`, text })),
        }}
        content={defaultContent}
      />,
    );
  expect(listOf(3, 'Short.')).toContain('data-columns="3"');
  for (const html of [listOf(2, 'Short.'), listOf(5, 'Short.'), listOf(3, 'Long. '.repeat(30))]) {
    expect(html).toContain('<dl');
  }
});

it.each([
  [1, 2, 2],
  [2, 2, 2],
  [3, 3, 3],
  [4, 2, 4],
  [5, 3, 5],
  [7, 2, 4],
  [8, 2, 4],
  [11, 3, 4],
])('sets %i entries %i or %i in a row, with at most one over', (count, columns, wideColumns) => {
  expect(columnsFor(count)).toMatchObject({ 'data-columns': columns, 'data-wide-columns': wideColumns });
});

it('aligns figures of a table at the right, and words at the left', () => {
  const section: OwnSectionContent = {
    kind: 'table',
    heading: 'Prices',
    columns: ['Bread', 'Weight', 'Price', 'Baked', 'Share'],
    rows: [
      ['Rye', '2 lb', '$6.80', 'on Mondays', '12%'],
      ['Wheat', '1.5 lb', 'EUR 1,205.50', '3 days a week', '–'],
    ],
  };
  const html = renderToStaticMarkup(<OwnSection section={section} tone="paper" content={defaultContent} />);
  const heads = [...html.matchAll(/<th scope="col" class="([^"]*)">([^<]*)/g)];
  const atRight = heads.filter(([, classes]) => classes!.includes('own-figure')).map(([, , name]) => name);
  expect(atRight).toEqual(['Weight', 'Price', 'Share']);
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
