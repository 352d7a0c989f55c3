import { createElement as h, Fragment, type ReactNode } from 'react';
import { MailLink, MailParagraph } from './mail-elements.ts';
import { renderMail, type MailLook } from './render-mail.ts';

/** A web address, without the punctuation that ends a sentence. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'])/;

/** The HTML part of a mail that was written as text: its lines, with links, in the layout of all mails. */
export async function renderPlainMail(
  look: MailLook,
  { subject, text }: { subject: string; text: string },
): Promise<string> {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph, i) => h(MailParagraph, { key: i }, toLines(paragraph)));
  const preview = text.trim().split('\n', 1)[0]!.slice(0, 150);
  return (await renderMail(look, { subject, preview, body: paragraphs, foot: null })).html;
}

const toLines = (paragraph: string): ReactNode[] =>
  paragraph.split('\n').map((line, i) => h(Fragment, { key: i }, i > 0 && h('br'), toWords(line)));

/** In characters, of a shown address: those with a token fill many lines of a phone. */
const longestShown = 60;

const shorten = (href: string): string =>
  href.length > longestShown ? `${href.slice(0, longestShown - 1)}…` : href;

/** Indentation stays, as in lists. */
const toWords = (line: string): ReactNode[] =>
  line
    .replace(/^ +/, (indent) => '\u{a0}'.repeat(indent.length))
    .split(address)
    .map((part, i) => (i % 2 === 1 ? h(MailLink, { key: i, href: part }, shorten(part)) : part));
