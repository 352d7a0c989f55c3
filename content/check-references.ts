import type { ContentEntry } from './check.ts';

/** A fault of one entry: where in it, and what is wrong. */
export interface ReferenceFault {
  entry: ContentEntry;
  path: (string | number)[];
  message: string;
}

/** What is made from the database or lies in a folder, so that content alone cannot tell whether it is there. */
const unknowable = /^\/(?:blog|uploads|admin)\/|\.\w+$/;

/**
 * What no entry's own schema can see: links to pages of this site that do not exist, teasers of no case, products
 * without details. Reads values as they are, also where their schema refuses them.
 */
export function findBrokenReferences(entries: readonly ContentEntry[]): ReferenceFault[] {
  const read = (name: string) => entries.find((entry) => entry.name === name)?.value;
  const pages = new Set([
    '/admin',
    ...readKeys(Object.values(read('pageMetas') ?? {}), 'path'),
    ...readKeys(read('serviceDetails'), 'slug').map((slug) => `/services/${slug}`),
    ...readKeys(read('cases'), 'id').map((id) => `/portfolio/${id}`),
  ]);
  const caseIds = readKeys(read('cases'), 'id');
  const detailed = Object.keys(read('productDetails') ?? {});

  return entries.flatMap((entry) => {
    const refuse = (key: string, isKnown: (id: string) => boolean, message: string): ReferenceFault[] =>
      readKeys(entry.value, key).flatMap((id, index) =>
        isKnown(id) ? [] : [{ entry, path: [index, key], message: `"${id}" ${message}` }],
      );
    const links = listLinks(entry.value).flatMap(({ path, href }) => {
      const [address = ''] = href.split(/[?#]/);
      if (pages.has(address) || unknowable.test(address)) return [];
      return [{ entry, path, message: `"${href}" leads to no page` }];
    });
    switch (entry.name) {
      case 'portfolioTeasers':
        return [...links, ...refuse('id', (id) => caseIds.includes(id), 'is no case')];
      case 'products':
        return [...links, ...refuse('id', (id) => detailed.includes(id), 'has no details in productDetails')];
      default:
        return links;
    }
  });
}

/** The texts under one key of the records of a list. */
function readKeys(records: unknown, key: string): string[] {
  if (!Array.isArray(records)) return [];
  return records.map((record: Record<string, unknown> | null) => String(record?.[key]));
}

/** Every link to this site itself, however deep, with its place. */
function listLinks(
  value: unknown,
  path: (string | number)[] = [],
): { path: (string | number)[]; href: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    const isLink = (key === 'href' || key === 'link') && typeof part === 'string' && part.startsWith('/');
    return isLink ? [{ path: place, href: part }] : listLinks(part, place);
  });
}
