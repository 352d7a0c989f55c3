import type { SiteContent } from '#content/collections.ts';
import type { HomeSectionName } from '#content/pages.schema.ts';
import { pickEntries } from '../parts/pick-entries.ts';

/** The props of every section of the home page. */
export interface HomeSectionProps {
  content: SiteContent;
  tone: 'paper' | 'sheet';
}

/** A section of the home page, on paper or on sheet by turns. */
interface ShownSection {
  name: HomeSectionName;
  tone: HomeSectionProps['tone'];
}

/** The sections that the owner shows and that have something to show, in their order. */
export function listHomeSections(content: SiteContent): ShownSection[] {
  return content.site.homeSections.shown
    .filter((name) => hasContent(content, name))
    .map((name, index) => ({ name, tone: index % 2 === 0 ? 'sheet' : 'paper' }));
}

function hasContent(
  { services, products, cases, timeline, site }: SiteContent,
  name: HomeSectionName,
): boolean {
  const { highlights, homeServices, homeCases, approach } = site;
  switch (name) {
    case 'highlights':
      return highlights.items.length > 0;
    case 'services':
      return pickEntries(services, homeServices.services).length > 0;
    case 'products':
      return products.length > 0;
    case 'portfolio':
      return pickEntries(cases, homeCases.cases).length > 0;
    case 'approach':
      return [approach.principles, approach.steps, approach.checklist, approach.nodes].some(
        ({ length }) => length > 0,
      );
    case 'timeline':
      return timeline.length > 0;
    default:
      return true;
  }
}
