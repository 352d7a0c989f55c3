import type { OwnPage } from '#content/own-pages.schema.ts';

/** A campaign's page with every kind of section, and a job offer. */
export const ownPages: readonly OwnPage[] = [
  {
    slug: 'spring-campaign',
    title: 'Spring campaign',
    description: 'What we do in spring.',
    hero: { heading: 'In spring', lead: 'We tidy up.', action: { label: 'Write', href: '/contact' } },
    place: 'menu',
    linkLabel: 'Spring',
    sections: [
      {
        kind: 'text',
        heading: 'Why',
        lead: 'In short.',
        body: '<p>Because it is <strong>time</strong>.</p><ul><li>The <a href="/contact">desk</a></li></ul>',
      },
      { kind: 'figures', heading: 'Counted', items: [{ value: '97%', label: 'tidy', basis: 'Counted.' }] },
      { kind: 'columns', heading: 'Three things', items: [{ title: 'Sweep', text: 'The floor.' }] },
      { kind: 'list', heading: 'In turn', items: [{ title: 'First', text: 'The desk.' }] },
      { kind: 'table', heading: 'Prices', columns: ['What', 'How much'], rows: [['Desk', '10']] },
      { kind: 'questions', heading: 'Asked', items: [{ question: 'When?', answer: 'In spring.' }] },
      { kind: 'cases', heading: 'Done', cases: ['shelf-forecast'] },
      { kind: 'people', heading: 'By whom', people: ['ines-varga'] },
      { kind: 'call', heading: 'Begin', action: { label: 'Begin now', href: '/contact' } },
      {
        kind: 'embed',
        heading: 'Watch',
        title: 'A film about the desk',
        address: 'https://media.example/embed/desk',
        shape: 'wide',
      },
      { kind: 'form', heading: 'Write to us', subject: 'Spring campaign', source: 'spring-2030' },
    ],
  },
  {
    slug: 'engineer',
    title: 'Engineer wanted',
    description: 'A job for an engineer.',
    hero: { heading: 'Engineer wanted', lead: 'You read what machines write.' },
    place: 'footer',
    sections: [],
    job: {
      postedOn: '2030-01-01',
      closesOn: '2030-06-30',
      employmentType: 'FULL_TIME',
      location: 'Hamburg',
      country: 'DE',
      remote: true,
    },
  },
];
