import type { APIRoute } from 'astro';
import { createContentResponse } from '#site/sharing/content-response.ts';
import { writeSecurityText } from '#site/sharing/security-text.ts';

/** Where to report a vulnerability. */
export const GET: APIRoute = ({ locals: { page } }) => {
  const { siteUrl, settings, content } = page;
  const contact = { siteUrl, contactEmail: settings.contact_email, terms: content.legal.termsOfService };
  return createContentResponse(
    'text/plain; charset=utf-8',
    writeSecurityText({ ...contact, now: new Date() }),
  );
};
