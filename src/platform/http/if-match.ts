/** The entity tag of a version. */
export const toEntityTag = (version: number): string => `"${version}"`;

/** Whether a version is among those that the header names (RFC 9110, 13.1.1); proxies that compress weaken them. */
export function readIfMatch(header: string | undefined): (version: number) => boolean {
  const named = header?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return (version) => !named || named.includes('*') || named.includes(toEntityTag(version));
}
