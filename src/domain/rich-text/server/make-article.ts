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
 * colored and can be copied. Only ever adds to what the sanitizer let through.
 */
export async function makeArticle(content: string, sizes: PictureSizes = {}): Promise<Article> {
  const { html: clean, headings, report } = cleanArticle(content, sizes);
  const { html, players } = addPlayers(clean);
  return {
    html: markTables(await colorListings(html))
      .replaceAll(bareLink, '<a data-bare href="$1"')
      .replaceAll(heading, linkHeading)
      .replaceAll(/<(blockquote|ul|ol|table)(?=>| class)/g, '<$1 dir="auto"')
      .replaceAll(outputListing, (text) =>
        text.replaceAll(correction, '<span class="code-correction">$&</span>'),
      )
      .replaceAll(listingStart, writeListingStart)
      .replaceAll('</pre>', '</pre></div>')
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

/** A listing of a machine's output, and the numbers of a person's corrections at the ends of its lines: "// 1, 6". */
const outputListing = /<pre><samp>[^<]*/g;
const correction = /\/\/ \d+(?:, \d+)*$/gm;

const listingStart = /<pre(?=[^>]*>(?:<code class="language-([\w-]+)">|<(samp)>)?)/g;

/** The bar above a listing: its language, and a button that copies it (site/blog/article.inline.js). */
const writeListingStart = (_start: string, language = '', output?: string): string =>
  [
    '<div class="listing" dir="ltr"><div class="listing-bar">',
    `<span>${output ? 'Output' : language ? codeLanguages[language] : 'Code'}</span>`,
    '<button type="button" data-copy aria-live="polite">Copy</button></div><pre tabindex="0"',
  ].join('');

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
