import { expect, it } from 'vitest';
import { defaultContent, type SiteContent } from '#content/collections.ts';
import { everyHomeSection, homeSectionsSchema } from '#content/pages.schema.ts';
import { planService } from '../services/service-plans.ts';
import { listHomeSections } from './home-sections.ts';

const { site } = defaultContent;

const withSite = (changes: Partial<SiteContent['site']>): SiteContent => ({
  ...defaultContent,
  site: { ...site, ...changes },
});

const names = (content: SiteContent) => listHomeSections(content).map(({ name }) => name);

it('shows every section in the usual order until the owner says otherwise', () => {
  const { shown: _, ...storedBefore } = site.homeSections;
  expect(homeSectionsSchema.parse(storedBefore)).toEqual(site.homeSections);
  expect(names(defaultContent)).toEqual(everyHomeSection);
});

it("shows the owner's sections in the owner's order, on paper and sheet by turns", () => {
  const content = withSite({
    homeSections: { ...site.homeSections, shown: ['quiz', 'services', 'articles'] },
  });
  expect(listHomeSections(content)).toEqual([
    { name: 'quiz', tone: 'sheet' },
    { name: 'services', tone: 'paper' },
    { name: 'articles', tone: 'sheet' },
  ]);
});

it('leaves out a section that has nothing to show', () => {
  const content = withSite({
    highlights: { items: [] },
    homeServices: { ...site.homeServices, services: [] },
    homeCases: { cases: [] },
    approach: { ...site.approach, principles: [], steps: [], checklist: [], nodes: [] },
  });
  expect(names({ ...content, products: [], timeline: [] })).toEqual(['quiz', 'articles', 'callToAction']);
});

it('shows the parts of a service that its owner chose, without the empty ones', () => {
  const [service] = defaultContent.services;
  const own = { ...service!, questions: { ...service!.questions!, items: [] } };
  expect(planService({ ...own, shown: ['next', 'questions', 'offerings'] }).parts).toEqual([
    'next',
    'offerings',
  ]);
  expect(planService(own).parts).not.toContain('questions');
});
