import { defaultContent } from '#content/collections.ts';
import { listDocuments } from '#content/documents.ts';
import { settingDefaults } from '#features/settings/contract.ts';
import { listDrawnTexts } from './drawn-words.ts';
import { listTexts } from './reword.ts';

const { pageMetas, onward, productsPage, labels } = defaultContent.site;
/** What the forms' schemas say as well, as the text that a document from before has. */
const ofForms = [
  pageMetas.notFound.title,
  onward.booking.story,
  onward.booking.question,
  onward.builders,
  productsPage.ask.label,
  labels.byMachine,
  labels.contents,
  ...Object.values(labels.cases),
];

/** Words of the demonstration alone: its names and contact data, and every text of three words or more. */
export function listDemonstrationWords(): string[] {
  const texts = listDocuments(defaultContent)
    // What a page says that is not there names nobody: forms and schemas have these words too.
    .filter(({ slug }) => !['not-found', 'gone'].includes(slug))
    .flatMap(({ schema, data }) => listTexts(schema, data))
    .filter((text) => !ofForms.includes(text));
  const { products, cases, timeline, people: invented } = defaultContent;
  const names = [
    ...products.map(({ title }) => title),
    ...cases.map(({ client }) => client),
    ...timeline.map(({ client }) => client),
    ...invented.map(({ name }) => name),
  ];
  const { logo_url: _logo, ...contact } = settingDefaults;
  const phrases = texts.filter((text) => text.trim().split(/\s+/).length >= 3);
  return [...new Set([...Object.values(contact), ...names, ...phrases, 'LinkedIn'])];
}

/** Figures that the demonstration makes up. */
const inventedFigures = (text: string): string[] => [...new Set(text.match(/\b(?:85|90|92|95|98|40)%/g))];

const decode = (html: string): string =>
  html
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Where a crawl begins: what no page leads to as well. */
const entrances = [
  '/',
  '/sitemap.xml',
  '/llms.txt',
  '/robots.txt',
  '/manifest.webmanifest',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/.well-known/security.txt',
  '/nowhere',
  '/services/mobile-app-development',
  '/auth',
  '/auth/forgot',
  '/functions/v1/openapi.json',
  '/functions/v1/content-api',
  '/functions/v1/content-api/services',
  '/functions/v1/content-api/cases',
  '/functions/v1/content-api/site',
];

interface Crawl {
  /** Where a word was found, and which. */
  found: string[];
  /** By path. */
  statuses: Record<string, number>;
  /** The titles of the pictures for sharing, by their paths. */
  cards: Map<string, string>;
  /** How many files of drawings pages take from. */
  files: number;
}

/** Follows every link of a site from its entrances, and looks for words in what people and machines read there. */
export async function crawlForWords(
  url: string,
  known: readonly string[],
  more: readonly string[] = [],
): Promise<Crawl> {
  const found: string[] = [];
  const seen = new Set<string>();
  const waiting = [...entrances, ...more];
  const statuses: Record<string, number> = {};
  const cards = new Map<string, string>();
  const files = new Map<string, string>();
  const readFile = async (path: string): Promise<string> => {
    const file = files.get(path) ?? (await (await fetch(url + path)).text());
    files.set(path, file);
    return file;
  };
  while (waiting.length > 0) {
    const path = waiting.pop()!;
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await fetch(url + path, { redirect: 'manual' });
    statuses[path] = answer.status;
    const type = answer.headers.get('content-type') ?? '';
    if (!/text|json|xml/.test(type)) continue;
    const text = decode(await answer.text());
    found.push(...known.filter((one) => text.includes(one)).map((one) => `${path}: ${one}`));
    if (type.startsWith('text/html')) {
      const drawn = (await listDrawnTexts(text, readFile)).map(decode);
      found.push(
        ...drawn.flatMap((drawing) =>
          [...known, ...inventedFigures(drawing)]
            .filter((one) => drawing.includes(one))
            .map((one) => `${path}, drawn: ${one}`),
        ),
      );
      const [, card] = /og:image" content="[^"]*?(\/og\/[^"]*)"/.exec(text) ?? [];
      const [, title] = /og:image:alt" content="([^"]*)"/.exec(text) ?? [];
      if (card !== undefined) cards.set(card, title!);
      const visible = text.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ');
      found.push(...inventedFigures(visible).map((figure) => `${path}: ${figure}`));
    }
    const links = [
      ...[...text.matchAll(/\s(?:href|src)="(\/(?!\/)[^"#?]*)/g)].map(([, link]) => link!),
      ...[...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, link]) => new URL(link!).pathname),
    ];
    waiting.push(...links.filter((link) => !/^\/(?:_astro|uploads|admin)\//.test(link)));
  }
  for (const [path, file] of files)
    found.push(...known.filter((one) => decode(file).includes(one)).map((one) => `${path}: ${one}`));
  return { found, statuses, cards, files: files.size };
}
