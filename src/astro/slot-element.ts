import { createElement } from 'react';

/** The markup that Astro made for a slot, in the element that hydration finds it by; null if it is empty. */
export const createSlot = (html: string, name?: string, tag = 'astro-slot') =>
  html.trim() === ''
    ? null
    : createElement(tag, { name, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } });
