import { createHash } from 'node:crypto';

/** Text that only looks like a tag, in an attribute, must not hide a tag after it. */
const inlineTexts = {
  script: /<script\b[^>]*>(?=([\s\S]*?)<\/script>)/g,
  style: /<style\b[^>]*>(?=([\s\S]*?)<\/style>)/g,
};
const hashSource = /\s'sha256-([^']+)'/g;

const hashInlineTexts = (html: string, kind: keyof typeof inlineTexts) =>
  new Set(
    Array.from(html.matchAll(inlineTexts[kind]), ([, text = '']) =>
      createHash('sha256').update(text).digest('base64'),
    ),
  );

/**
 * Removes from a page's policy the hashes of scripts and styles that it does not have: Astro lists every
 * client directive's on every page, and its islands' style. The rest is stricter, and a third of a page's
 * header shorter.
 */
export function narrowPolicy(policy: string, html: string): string {
  return policy.replace(/(script|style)-src [^;]*/g, (directive, kind: keyof typeof inlineTexts) => {
    const had = hashInlineTexts(html, kind);
    return directive.replace(hashSource, (source, hash: string) => (had.has(hash) ? source : ''));
  });
}
