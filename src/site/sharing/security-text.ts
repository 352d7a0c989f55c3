import type { LegalDocument } from '#content/legal.schema.ts';
import { paths } from '#paths/paths.ts';
import { isExampleAddress } from '#platform/config/example-address.ts';

interface SecurityContact {
  siteUrl: string;
  contactEmail: string;
  terms: LegalDocument;
  now: Date;
}

/** The section of the terms that says how to look for weaknesses, in the text that the site starts with. */
const policySection = 'fair-use';

const dayMs = 86_400_000;

/**
 * Where to report a vulnerability (RFC 9116): the contact address, or the contact page if that is none; and the
 * section of the terms about it, if they have one.
 */
export function writeSecurityText({ siteUrl, contactEmail, terms, now }: SecurityContact): string {
  const isReachable = contactEmail !== '' && !isExampleAddress(contactEmail);
  // A cached page stays until the next change: a year ahead is the most that RFC 9116 (2.5.5) recommends.
  const expires = new Date(Math.ceil(now.getTime() / dayMs + 360) * dayMs);
  const hasPolicy = terms.sections.some(({ id }) => id === policySection);
  return [
    `Contact: ${isReachable ? `mailto:${contactEmail}` : siteUrl + paths.contact()}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    ...(hasPolicy ? [`Policy: ${siteUrl}${paths.terms()}#${policySection}`] : []),
    '',
  ].join('\n');
}
