import { badRequest } from './problem.ts';

/** The entity tag of a version. */
export const toEntityTag = (version: number): string => `"${version}"`;

const listOfTags = /^(?:W\/)?"[^"]*"(?:\s*,\s*(?:W\/)?"[^"]*")*$/;

/**
 * Whether a version is among those that the header names (RFC 9110, 13.1.1); proxies that compress weaken them.
 * @throws Problem 400 for what is no such header
 */
export function readIfMatch(header: string | undefined): (version: number) => boolean {
  if (header !== undefined && header.trim() !== '*' && !listOfTags.test(header.trim()))
    throw badRequest('If-Match must be * or an ETag in its quotes, such as "3"');
  const named = header?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return (version) => !named || named.includes('*') || named.includes(toEntityTag(version));
}
