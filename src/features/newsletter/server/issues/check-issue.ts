import type { RenderedMail } from '#domain/mail-text/server/article-mail.ts';
import { uploadsPrefix } from '#paths/paths.ts';
import type { Context } from '#platform/context.ts';
import type { IssueCheck } from '../../issues.contract.ts';
import type { IssueRow } from './issues.store.ts';

/** From here on Gmail cuts a mail off, and what is cut off has the link to unsubscribe. */
const gmailBytes = 102 * 1024;

/** Pages that no list of the site's pages has. */
const unlisted = /^\/(?:uploads|drawings|blog\/(?:tag|author)|newsletter|search|auth)(?:\/|$)/;

const block = (text: string): IssueCheck => ({ is_blocking: true, text });
const note = (text: string): IssueCheck => ({ is_blocking: false, text });

/** Points to look at before an issue is sent; the texts are for people. */
export async function checkIssue(
  ctx: Context,
  { subject, preview, content, sender_name: senderName, welcome_after: after }: IssueRow,
  { html, links, pictures }: RenderedMail,
  recipients: number,
): Promise<IssueCheck[]> {
  const { siteUrl } = ctx.config;
  const isDead = (href: string) => !/^(https?:|mailto:|tel:|#|\/)/.test(href);
  const own = links.flatMap((href) => {
    const url = URL.canParse(href, siteUrl) ? new URL(href, siteUrl) : null;
    return url?.origin === siteUrl.origin && !href.startsWith('#') ? [url.pathname] : [];
  });
  const names = pictures.flatMap(({ src }) =>
    src.startsWith(uploadsPrefix) ? [src.slice(uploadsPrefix.length).replace(/[?#].*/, '')] : [],
  );
  const gone: string[] = [];
  for (const name of new Set(names)) if (!(await ctx.storage.exists(name))) gone.push(name);
  const found = await ctx.site.findPages(ctx, own);
  const dead = [...new Set(own)].filter((path) => !found.has(path) && !unlisted.test(path));
  const { mail } = await ctx.site.readOwnerSettings(ctx);
  const bytes = Buffer.byteLength(html);
  return [
    ...(subject.trim() === '' ? [block('The subject is missing.')] : []),
    ...(content.replaceAll(/<(?!img\b)[^>]*>/g, '').trim() === '' ? [block('The text is missing.')] : []),
    ...(senderName.trim() === '' ? [block('The sender name is missing.')] : []),
    ...(recipients === 0 && after === null
      ? [block('Nobody would get it: no confirmed subscription matches.')]
      : []),
    ...(mail.smtpUrl === null
      ? [block('There is no mail server. An admin sets one in Site Settings, Mail & Services.')]
      : []),
    ...gone.map((name) => block(`The picture ${name} is gone.`)),
    ...dead.map((path) => note(`The link to ${path} leads nowhere.`)),
    ...links.filter(isDead).map((href) => note(`The link to ${href} leads nowhere.`)),
    ...pictures
      .filter(({ alt }) => alt.trim() === '')
      .map(({ src }) =>
        note(`A picture has no description: ${src}. Many people read mail without pictures.`),
      ),
    ...(preview.trim() === ''
      ? [note('The preview text is missing: lists of mails show the first words.')]
      : []),
    ...(bytes >= gmailBytes
      ? [
          note(
            `The mail has ${Math.round(bytes / 1024)} KB. Gmail cuts it off at 102 KB, with the link to unsubscribe.`,
          ),
        ]
      : []),
  ];
}
