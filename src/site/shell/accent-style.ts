import { createHash } from 'node:crypto';
import { computeAccents } from '#content/accent.ts';

interface AccentStyle {
  css: string;
  /** Its source expression in a Content-Security-Policy. */
  hash: `sha256-${string}`;
}

/** Sets the accent of both themes and of the band that differs, over design/tokens.css: `html` makes each rule stronger than the one there. */
export function createAccentStyle(accent: string): AccentStyle {
  const { light, dark } = computeAccents(accent);
  const css =
    `html:root{--petrol:${light}}` +
    `@media screen and (prefers-color-scheme:dark){html:root:not([data-theme=light]){--petrol:${dark}}}` +
    `@media not print{html:root[data-theme=dark],html .ink-band{--petrol:${dark}}}`;
  return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
}
