import type { NamedSSRLoadedRendererValue, SSRResult } from 'astro';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createSlot } from './slot-element.ts';

/** The resource hints that React renders before a component. The page has its own. */
const resourceHints = /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g;

/** How many components each page in progress has. */
const counts = new WeakMap<SSRResult, number>();

/** The prefix of the component's ids (`useId`), unique on its page. */
function nextIdPrefix(result: SSRResult): string {
  const count = counts.get(result) ?? 0;
  counts.set(result, count + 1);
  return `r${count}`;
}

const toPropName = (slot: string): string =>
  slot.trim().replace(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Renders React components for Astro: each once, synchronously and as a string. @astrojs/react would render
 * every component twice, first to see whether it is React's, and through a stream: a quarter of a page's
 * render time. Components that are never hydrated have none of the comments that mark the boundaries of text.
 */
const renderer: NamedSSRLoadedRendererValue = {
  name: '@astrojs/react',
  // No other renderer handles components here.
  check: async (component: unknown) => typeof component === 'function' || typeof component === 'object',
  async renderToStaticMarkup(
    this: { result: SSRResult },
    component: ComponentType<Record<string, unknown>>,
    props: Record<string, unknown>,
    { default: children, ...slots }: Record<string, string>,
    metadata?: { hydrate?: string },
  ) {
    const hydrate = Boolean(metadata?.hydrate);
    const slotTag = hydrate ? 'astro-slot' : 'astro-static-slot';
    const identifierPrefix = nextIdPrefix(this.result);
    const element = createElement(component, {
      ...props,
      ...Object.fromEntries(
        Object.entries(slots).map(([name, html]) => {
          const propName = toPropName(name);
          return [propName, createSlot(html, propName, slotTag)];
        }),
      ),
      ...(children !== undefined && { children: createSlot(children, undefined, slotTag) }),
    });
    const render = hydrate ? renderToString : renderToStaticMarkup;
    const html = render(element, { identifierPrefix }).replace(resourceHints, '');
    return { html, attrs: { prefix: identifierPrefix } };
  },
  supportsAstroStaticSlot: true,
};

export default renderer;
