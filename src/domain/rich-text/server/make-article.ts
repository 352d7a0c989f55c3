import type { PictureSizes } from '#domain/uploads/server/read-pictures.ts';
import { codeLanguages } from '../elements.ts';
import { readEmbed } from '../known-embeds.ts';
import { countWords, toReadingMinutes } from '../reading-time.ts';
import { cleanArticle, type Report } from './clean-article.ts';
import { colorListings } from './color-listings.ts';
import type { ArticleHeading } from './link-anchors.ts';
import { markTables } from './mark-tables.ts';
import { escapeMarkup } from './write-markup.ts';

/** A post's content as its page shows it. */
export interface Article {
  html: string;
  /** Its chapters, for a table of contents. */
  headings: ArticleHeading[];
  readingMinutes: number;
  /** The origins of the players that its page may show. */
  players: string[];
  report: Report;
}

/**
 * A post's content as its page shows it: what may be wider than a phone can be scrolled by keyboard, lists,
 * quotes and tables begin where their script does, headings lead to themselves, embeds become cards, and listings are
 * colored, named and can be copied. Only ever adds to what the sanitizer let through.
 */
export async function makeArticle(content: string, sizes: PictureSizes = {}): Promise<Article> {
  const { html: clean, headings, report } = cleanArticle(content, sizes);
  const { html, players } = addPlayers(clean);
  return {
    html: markTables(await colorListings(html))
      .replaceAll(bareLink, '<a data-bare href="$1"')
      .replaceAll(heading, linkHeading)
      .replaceAll(/<(blockquote|ul|ol|table)(?=>| class)/g, '<$1 dir="auto"')
      .replaceAll(listing, writeListing)
      .replaceAll(numberedList, '$1<ol class="corrections"')
      .replaceAll(cellOfNumbers, writeCorrection)
      .replaceAll('<table', '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table')
      .replaceAll('</table>', '</table></div>'),
    headings,
    readingMinutes: toReadingMinutes(countWords(content)),
    players: [...players],
    report,
  };
}

/** A heading with an id and without a link of its own; looking ahead keeps the time linear. */
const heading = /<(h[23])([^>]* id="([\w-]+)"[^>]*)>((?:(?!<\/?h[23]\b|<a\b)[^])*)<\/\1>/g;

/** The start of a link whose words are its address: on paper it is not said twice. */
const bareLink = /<a href="((?:https?:\/\/)?([^"]*?)\/?)"(?=[^>]*>(?:https?:\/\/)?\2\/?<\/a>)/g;

/** The heading as a link to itself, from which its address can be copied. */
const linkHeading = (whole: string, name: string, attributes: string, id: string, content: string): string =>
  /\S/.test(content.replaceAll(/<[^>]*>/g, ''))
    ? `<${name}${attributes}><a class="heading-link" href="#${id}">${content}</a></${name}>`
    : whole;

/** A listing, and the figure around one whose caption names it. */
const listing =
  /(?:<figure([^>]*)>\s*<figcaption[^>]*>((?:(?!<\/?fig)[^])*)<\/figcaption>\s*)<pre([^>]*)>((?:(?!<\/?pre)[^])*)<\/pre>\s*<\/figure>|<pre([^>]*)>((?:(?!<\/?pre)[^])*)<\/pre>/g;

/** The bar above a listing: its name, or its language, and a button that copies it (site/blog/article.inline.js). */
function writeListing(_whole: string, ...parts: (string | undefined)[]): string {
  const [around = '', name, attributes = parts[4] ?? '', content = parts[5] ?? ''] = parts;
  const lines = content.replaceAll(correction, writeCorrection);
  const [block, bar] = name === undefined ? ['div', 'div'] : ['figure', 'figcaption'];
  return [
    `<${block}${around.replace(/ dir="[^"]*"/, '')} class="listing${lines === content ? '' : ' numbered'}" dir="ltr">`,
    `<${bar} class="listing-bar"><span>${name ?? nameContent(content)}</span>`,
    `<button type="button" data-copy aria-live="polite">Copy</button></${bar}>`,
    `<pre${attributes} tabindex="0">${lines}</pre></${block}>`,
  ].join('');
}

function nameContent(content: string): string | undefined {
  if (content.startsWith('<samp')) return 'Output';
  const language = /^<code class="language-([\w-]+)">/.exec(content)?.[1];
  return language === undefined ? 'Code' : codeLanguages[language];
}

/** The numbers of a person's corrections at the end of a line: "// 1, 6". Looking back keeps the time linear. */
const correction =
  /(?<! )( *)(?:<span class="code-comment">)?\/\/ (\d+(?:, \d+)*)(?:<\/span>)?(?=\n|<\/(?:code|samp)>|$)/g;

/** A table's cell that names corrections in the same way. */
const cellOfNumbers = /(?<=<td>)( *)\/\/ (\d+(?:, \d+)*)(?=<\/td>)/g;

/** Beside its line on screens; the copied text has it where its author wrote it. */
const writeCorrection = (_whole: string, gap: string, numbers: string): string =>
  `<span class="code-correction">${gap}// ${numbers.replaceAll(/\d+/g, '<b>$&</b>')}</span>`;

/** The first list of a chapter after a listing with numbers: it says what they mean. */
const numberedList =
  /(<(?:div|figure)[^>]* class="listing numbered"(?:(?!<h[1-6]|<ol|class="listing[ "])[^])*)<ol(?=[ >])/g;

/**
 * Links to what is known, with the breaks around them: a card is a block. Looking back keeps the time linear: a run
 * of breaks is tried once.
 */
const embedLink = /(?<!<br \/>)(?:<br \/>)*<a class="embed" href="([^"]*)"[^>]*>([^<]*)<\/a>(?:<br \/>)*/g;

function addPlayers(html: string): { html: string; players: Set<string> } {
  const players = new Set<string>();
  let count = 0;
  const added = html.replaceAll(embedLink, (link, href: string, title: string) => {
    const known = readEmbed(href.replaceAll('&amp;', '&'));
    if (!known) return link;
    const { host, watchAddress, playerAddress } = known;
    if (playerAddress === null) return writeLinkCard(title, host, watchAddress);
    players.add(new URL(playerAddress).origin);
    count += 1;
    return writeCard(title, { host, playerAddress, name: `embed ${count}` });
  });
  return { html: added, players };
}

interface Card {
  host: string;
  playerAddress: string;
  /** The frame's, which no other has. */
  name: string;
}

/**
 * Loads nothing before its link is followed, into the frame (site/pages/embed.inline.js). All of it may stand
 * in a paragraph. @param title as HTML
 */
const writeCard = (title: string, { host, playerAddress, name }: Card): string =>
  [
    '<span class="embed" data-embed="card">',
    `<span class="embed-card"><strong>${title}</strong>`,
    `<span>This comes from ${host}. It is loaded when you ask for it; ${host} then learns your address and may store data in your browser.</span>`,
    `<a href="${escapeMarkup(playerAddress)}" target="${name}" data-embed-link>Load it from ${host}</a></span>`,
    `<iframe name="${name}" title="${title}" sandbox="allow-forms allow-popups allow-presentation allow-same-origin allow-scripts" allow="fullscreen" referrerpolicy="strict-origin-when-cross-origin"></iframe></span>`,
  ].join('');

/** Leads to what is only looked at there. @param title as HTML */
const writeLinkCard = (title: string, host: string, address: string): string =>
  [
    `<span class="embed"><span class="embed-card"><strong>${title}</strong>`,
    `<span>This is at ${new URL(address).host}. Nothing of it is loaded here.</span>`,
    `<a href="${escapeMarkup(address)}" rel="noopener noreferrer">Open it on ${host}</a></span></span>`,
  ].join('');
