import type { AstroIntegration } from 'astro';
import { checkContent } from '#content/check.ts';

/** Refuses to build from content that its schemas do not allow. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'countermark-content-check',
    hooks: { 'astro:build:start': () => checkContent() },
  };
}
