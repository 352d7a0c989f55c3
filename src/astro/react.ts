import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** Astro's React integration with our own renderers: render-react.ts on the server, hydrate-react.ts in the browser. */
export function reactIslands(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  const find = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  const entrypoints = {
    serverEntrypoint: find('./render-react.ts'),
    clientEntrypoint: find('./hydrate-react.ts'),
  };
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, ...entrypoints }),
        }),
    },
  };
}
