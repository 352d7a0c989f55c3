import { formatLongDate } from './long-date.ts';
import type { PostValues } from './post-values.ts';

/**
 * An empty article page for a frame without scripts.
 * @param styles the page's own style sheets, as markup
 * @param theme the reader's choice; empty to follow the system
 */
export const makePreviewPage = (styles: string, theme: string): string => `<!doctype html>
<html lang="en" data-theme="${theme === 'dark' || theme === 'light' ? theme : ''}">
<head><meta charset="utf-8"><base target="_blank">${styles}</head>
<body class="bg-paper p-6 font-sans text-body text-ink">
<article>
<img id="image" alt="" class="mb-6 w-full" hidden>
<p id="date" class="mb-2 text-small text-ink-2"></p>
<h1 id="title" class="mb-4 text-h2 font-semibold wrap-anywhere"></h1>
<p id="excerpt" class="mb-6 text-lead wrap-anywhere text-ink-2"></p>
<div id="content" class="prose font-serif wrap-anywhere"></div>
</article>
</body>
</html>`;

interface PreviewParts {
  values: PostValues;
  createdAt: string;
  /** The content, rendered and sanitised by the server. */
  html: string;
}

/** Fills the page. Changing it in place keeps where the reader has scrolled to. */
export function fillPreviewPage(page: Document, { values, createdAt, html }: PreviewParts): void {
  const setText = (id: string, text: string) => {
    const element = page.getElementById(id);
    if (element && element.textContent !== text) element.textContent = text;
  };
  setText('title', values.title);
  setText('excerpt', values.excerpt);
  setText('date', formatLongDate(createdAt));
  const content = page.getElementById('content');
  if (content && content.innerHTML !== html) content.innerHTML = html;
  const image = page.getElementById('image');
  if (!image) return;
  image.hidden = values.image_url === '';
  if (image.getAttribute('src') !== values.image_url) image.setAttribute('src', values.image_url);
}
