import type { SiteContent } from '#content/collections.ts';
import type { CaseStudy } from '#content/cases.schema.ts';
import type { Onward } from '#content/onward.schema.ts';
import type { Product } from '#content/products.schema.ts';
import type { Service } from '#content/services.schema.ts';
import { pickEntries } from '../parts/pick-entries.ts';

/** The existing targets of a page's links onward. */
export interface Ways {
  services: Service[];
  cases: CaseStudy[];
  products: Product[];
}

const nowhere: Omit<Onward, 'articles'> = { services: [], cases: [], products: [] };

/** Where a service, a case or a product leads to. */
export function pickWays(content: SiteContent, onward: Omit<Onward, 'articles'> = nowhere): Ways {
  return {
    services: pickEntries(content.services, onward.services),
    cases: pickEntries(content.cases, onward.cases),
    products: pickEntries(content.products, onward.products),
  };
}

/**
 * Where an article leads to: one each of the services, cases and products that name it. A service brings its case
 * along, and a case its service. What nothing names leads where the owner has said.
 */
export function pickWaysOfArticle(content: SiteContent, slug: string): Ways {
  const names = ({ onward }: { onward?: Onward | undefined }) => onward?.articles.includes(slug) ?? false;
  const [service] = content.services.filter(names);
  const [study] = content.cases.filter(names);
  const [product] = content.products.filter(names);
  if (!service && !study && !product) return pickWaysOfOthers(content);
  const atService = pickWays(content, service?.onward ?? product?.onward);
  const atCase = pickWays(content, study?.onward ?? product?.onward);
  return {
    services: service ? [service] : atCase.services.slice(0, 1),
    cases: study ? [study] : atService.cases.slice(0, 1),
    products: product ? [product] : [],
  };
}

function pickWaysOfOthers(content: SiteContent): Ways {
  const chosen = pickWays(content, content.site.onward.articles);
  const isChosen = Object.values(chosen).some((ways: readonly unknown[]) => ways.length > 0);
  if (isChosen) return chosen;
  return { services: content.services.slice(0, 1), cases: content.cases.slice(0, 1), products: [] };
}

/** At least `count` articles if there are that many: the named ones, then the newest others. */
export function fillUp<Post extends { id: string }>(
  named: readonly Post[],
  newest: readonly Post[],
  count: number,
): Post[] {
  const others = newest.filter(({ id }) => named.every((post) => post.id !== id));
  return [...named, ...others].slice(0, Math.max(count, named.length));
}
