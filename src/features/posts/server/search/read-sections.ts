import { filterMarkup } from '#domain/rich-text/server/filter-markup.ts';
import { linkAnchors } from '#domain/rich-text/server/link-anchors.ts';
import { markEmbeds } from '#domain/rich-text/server/mark-embeds.ts';
import { readMarkup } from '#domain/rich-text/server/read-markup.ts';
import { RemovedList } from '#domain/rich-text/server/removed.ts';
import { joinTexts } from '#domain/search/join-texts.ts';
import { blockElements } from '#domain/rich-text/elements.ts';

/** A part of an article under one heading, without markup. */
export interface ArticleSection {
  /** The anchor of its heading; null: the article's beginning. */
  anchor: string | null;
  heading: string;
  text: string;
  /** Its listings: they are found, and not shown as if they were sentences. */
  code?: string;
}

export interface ArticleText {
  sections: ArticleSection[];
  /** All headings, those inside the sections too. */
  headings: string;
}

/** In characters of HTML: the rest of a longer article is not found. Reading so much takes some milliseconds. */
const longestContent = 200_000;

const isHeading = (name: string): boolean => /^h[2-6]$/.test(name);

/** An article's text by its headings; with the anchors that its page has. */
export function readSections(content: string): ArticleText {
  const list = new RemovedList();
  const tokens = markEmbeds(filterMarkup(readMarkup(content.slice(0, longestContent)), list));
  linkAnchors(tokens, list);
  const sections: ArticleSection[] = [{ anchor: null, heading: '', text: '' }];
  let headings = '';
  let open: string | null = null;
  let isCode = false;
  for (const token of tokens) {
    const section = sections.at(-1)!;
    if (token.kind === 'text') {
      if (open !== null) headings += token.text;
      if (isCode) section.code = `${section.code ?? ''}${token.text} `;
      else if (open === 'h2') section.heading += token.text;
      else section.text += token.text.replaceAll(/\s+/g, ' ');
      continue;
    }
    const isBlock = blockElements.has(token.name);
    if (isBlock || token.name === 'br') {
      headings += ' ';
      if (open === 'h2') section.heading += ' ';
      else section.text += isBlock ? '\n' : ' ';
    }
    if (token.name === 'pre') isCode = token.kind === 'start';
    if (!isHeading(token.name)) continue;
    open = token.kind === 'start' ? token.name : null;
    const anchor = token.kind === 'start' && token.name === 'h2' && token.attributes.get('id');
    if (anchor) sections.push({ anchor, heading: '', text: '' });
  }
  return {
    headings: toLine(headings),
    sections: sections
      .map(({ heading, text, ...rest }) => ({ ...rest, heading: toLine(heading), text: joinBlocks(text) }))
      .filter(({ heading, text, code }) => heading !== '' || text !== '' || code),
  };
}

const toLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const joinBlocks = (text: string): string => joinTexts(text.split('\n').map(toLine).filter(Boolean));
