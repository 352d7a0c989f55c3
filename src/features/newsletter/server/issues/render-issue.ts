import { renderMailOfArticle } from '#domain/mail-text/server/render-article-mail.ts';
import type { RenderedMail } from '#domain/mail-text/server/article-mail.ts';
import { readSizes } from '#domain/uploads/server/read-pictures.ts';
import type { Platform } from '#platform/context.ts';
import { paths } from '#paths/paths.ts';
import { isArchiveOpen } from './archive.ts';
import { issuePlaceholders } from './fill-issue.ts';
import type { IssueRow } from './issues.store.ts';

type Rendering = Pick<Platform, 'config' | 'database' | 'site'>;

/** An issue's mail, with placeholders where each recipient has another link. @throws Problem 503 */
export async function renderIssue(
  platform: Rendering,
  { subject, preview, content, slug, in_archive: inArchive, welcome_after: after }: IssueRow,
): Promise<RenderedMail> {
  const look = await platform.site.readMailLook(platform);
  const { siteName, siteUrl } = look;
  const isReadable = after === null && inArchive === 1 && (await isArchiveOpen(platform));
  const archive = new URL(paths.issue(slug), siteUrl).href;
  return renderMailOfArticle({
    look,
    subject,
    preview,
    content,
    sizes: await readSizes(platform, content),
    foot: {
      text: `You get this mail because you subscribed to the newsletter of ${siteName}.`,
      links: [
        { text: 'Unsubscribe', href: issuePlaceholders.unsubscribe },
        { text: 'Preferences', href: issuePlaceholders.preferences },
        ...(isReadable ? [{ text: 'Read it on the web', href: archive }] : []),
      ],
    },
    campaign: slug,
  });
}
