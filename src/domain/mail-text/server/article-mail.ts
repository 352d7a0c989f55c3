import { createElement as h, Fragment } from 'react';
import { cleanArticle } from '#domain/rich-text/server/clean-article.ts';
import type { PictureSizes } from '#domain/uploads/server/read-pictures.ts';
import { getMailPictureUrl } from '#domain/uploads/upload-variants.ts';
import { uploadsPrefix } from '#paths/paths.ts';
import { toMailElements } from './article-elements.ts';
import { MailHeading, MailLink } from './mail-elements.ts';
import { renderMail, type MailLook } from './render-mail.ts';

/** An article that is mailed. */
export interface ArticleMail {
  look: MailLook;
  subject: string;
  preview: string;
  /** HTML as an admin wrote it. */
  content: string;
  sizes: PictureSizes;
  /** Why its recipient gets it, and links below it. */
  foot: { text: string; links: { text: string; href: string }[] };
  /** Its name in the sources of visits, on links to the site itself. */
  campaign: string;
}

export interface RenderedMail {
  html: string;
  text: string;
  /** The addresses that it leads to, as they were written. */
  links: string[];
  pictures: { src: string; alt: string }[];
}

/** As wide as the column of a mail. */
const columnWidth = 512;

/** A mail's two parts. Run it in a thread: an article may have a megabyte. */
export async function renderArticleMail(mail: ArticleMail): Promise<RenderedMail> {
  const { look, subject, preview, content, sizes, foot, campaign } = mail;
  const links = new Set<string>();
  const pictures: RenderedMail['pictures'] = [];
  const { html: clean } = cleanArticle(content);
  for (const [, tag] of clean.matchAll(/<img\b([^>]*)>/g))
    pictures.push({
      src: /\bsrc="([^"]*)"/.exec(tag!)?.[1] ?? '',
      alt: /\balt="([^"]*)"/.exec(tag!)?.[1] ?? '',
    });
  const body = toMailElements(clean, {
    toHref(href) {
      links.add(href);
      return href.startsWith('#') ? look.siteUrl : addCampaign(href, look.siteUrl, campaign);
    },
    toPicture(src, given) {
      const name = src.startsWith(uploadsPrefix) ? src.slice(uploadsPrefix.length) : null;
      const width = given ?? (name !== null && Object.hasOwn(sizes, name) ? sizes[name]!.width : columnWidth);
      const address = name === null ? src : getMailPictureUrl(src);
      return { src: new URL(address, look.siteUrl).href, width: Math.min(width, columnWidth) };
    },
  });
  const parts = await renderMail(look, {
    subject,
    preview,
    body: h(Fragment, null, h(MailHeading, null, subject), body),
    foot: h(
      Fragment,
      null,
      foot.text,
      ...foot.links.map(({ text, href }) => h(Fragment, { key: href }, h('br'), h(MailLink, { href }, text))),
    ),
  });
  return { ...parts, links: [...links], pictures };
}

/** A link to the site itself says what it was in; others stay as they are. */
function addCampaign(href: string, siteUrl: string, campaign: string): string {
  if (!URL.canParse(href, siteUrl)) return href;
  const url = new URL(href, siteUrl);
  if (url.origin !== siteUrl || campaign === '') return url.href;
  const source = { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: campaign };
  for (const [name, value] of Object.entries(source))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}
