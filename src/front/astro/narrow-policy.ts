import { createHash } from 'node:crypto';

/** What only looks like a tag, in an attribute, hides none that comes after it. */
const inlineScripts = /<script\b[^>]*>(?=([\s\S]*?)<\/script>)/g;
const scriptHash = /\s'sha256-([^']+)'/g;

/**
 * Takes the hashes of scripts that a page does not have out of its policy: Astro names every client
 * directive's on every page. What is left is stricter, and a fifth of a page's header shorter.
 */
export function narrowPolicy(policy: string, html: string): string {
  const had = new Set(
    Array.from(html.matchAll(inlineScripts), ([, text = '']) =>
      createHash('sha256').update(text).digest('base64'),
    ),
  );
  return policy.replace(/script-src [^;]*/, (directive) =>
    directive.replace(scriptHash, (source, hash: string) => (had.has(hash) ? source : '')),
  );
}
