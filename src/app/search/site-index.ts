import type { SiteContent } from '#content/collections.ts';
import type { OwnPage, OwnPageHead } from '#content/own-pages.schema.ts';
import { readPageVersions, readWholeData } from '#features/content/server/read-whole-documents.ts';
import type { Settings } from '#features/settings/contract.ts';
import type { Place } from '#domain/search/server/query.ts';
import type { Platform } from '#platform/context.ts';
import { withoutQuerySignal } from '#platform/database/query-signal.ts';
import { takeTurn } from '#platform/take-turn.ts';
import { closesAt } from '#site/pages/own-pages.ts';
import { describeOwnPage, listSiteDocuments } from '#site/search/site-documents.ts';
import { DocumentIndex, readPlaces, type IndexedDocument } from './document-index.ts';

interface Indexed {
  document: IndexedDocument;
  places: ReadonlyMap<string, Place>;
}

/** The sources of the index. */
interface Said {
  content: SiteContent;
  settings: Settings;
}

/** Own pages read at once. */
const atOnce = 5;

/**
 * Finds the index of all pages but articles. It is made again when the content or the settings have changed; own
 * pages are read one by one only where they have.
 */
export function createSiteIndex(
  platform: Pick<Platform, 'database' | 'config' | 'seal' | 'site'>,
): (said: Said) => Promise<DocumentIndex> {
  let latest: (Said & { index: Promise<DocumentIndex> }) | null = null;
  /** By slug, with the version that was read. They name people and cases. */
  let pages = new Map<string, Indexed & { version: number }>();
  let named: Pick<SiteContent, 'people' | 'cases'> | null = null;

  async function make({ content, settings }: Said): Promise<DocumentIndex> {
    const { retention } = await platform.site.readOwnerSettings(platform);
    const documents: Indexed[] = [];
    for (const document of listSiteDocuments({ content, settings, retention })) {
      documents.push(index(document, Infinity));
      await takeTurn();
    }
    pages = await readPages(content);
    return DocumentIndex.create([...documents, ...pages.values()]);
  }

  async function readPages(content: SiteContent): Promise<typeof pages> {
    const versions = content.pages.length > 0 ? await readPageVersions(platform) : new Map<string, number>();
    const present = new Map<string, Indexed & { version: number }>();
    if (named?.people !== content.people || named.cases !== content.cases) pages.clear();
    named = content;
    const changed = content.pages.filter(({ slug }) => {
      const known = pages.get(slug);
      if (known && known.version === versions.get(slug)) present.set(slug, known);
      return !present.has(slug);
    });
    for (let i = 0; i < changed.length; i += atOnce) {
      const heads = changed.slice(i, i + atOnce);
      const slugs = heads.map(({ slug }) => slug);
      const whole = await readWholeData(platform, 'pages', slugs);
      for (const head of heads) {
        const data = whole.get(head.slug);
        if (!data) continue;
        const document = describeOwnPage({ ...data, slug: head.slug } as OwnPage, content);
        present.set(head.slug, { ...index(document, endOf(head)), version: versions.get(head.slug) ?? 0 });
        await takeTurn();
      }
    }
    return present;
  }

  return (said) => {
    if (
      latest?.content === said.content &&
      JSON.stringify(latest.settings) === JSON.stringify(said.settings)
    ) {
      return latest.index;
    }
    const making = { ...said, index: withoutQuerySignal(() => make(said)) };
    latest = making;
    making.index.catch(() => {
      if (latest === making) latest = null;
    });
    return making.index;
  };
}

const index = (document: Omit<IndexedDocument, 'until'>, until: number): Indexed => ({
  document: { ...document, until },
  places: readPlaces(document),
});

const endOf = ({ job }: OwnPageHead): number => (job ? closesAt(job) : Infinity);
