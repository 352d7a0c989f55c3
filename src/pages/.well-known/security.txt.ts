import type { APIRoute } from 'astro';
import { answerWith } from '#site/sharing/answer.ts';

const dayMs = 86_400_000;

/** Where to report a vulnerability (RFC 9116): the contact address, or the contact page if none is set. */
export const GET: APIRoute = ({ locals: { page } }) => {
  const { siteUrl, settings } = page;
  // A cached page stays until the next change: a year ahead is the most that RFC 9116 (2.5.5) recommends.
  const expires = new Date(Math.ceil(Date.now() / dayMs + 360) * dayMs);
  return answerWith(
    'text/plain; charset=utf-8',
    [
      `Contact: ${settings.contact_email ? `mailto:${settings.contact_email}` : `${siteUrl}/contact`}`,
      `Expires: ${expires.toISOString().replace('.000', '')}`,
      'Preferred-Languages: en',
      `Canonical: ${siteUrl}/.well-known/security.txt`,
      `Policy: ${siteUrl}/terms#fair-use`,
      '',
    ].join('\n'),
  );
};
