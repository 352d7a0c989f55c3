import type { AstroIntegration } from 'astro';

/**
 * Builds the pages into a module that renders them from web-standard requests (renderer.ts), for the
 * process's own HTTP server to call. No server of Astro's is involved.
 */
export function frontAdapter(): AstroIntegration {
  return {
    name: 'countermark-adapter',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'countermark-adapter',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./renderer.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'unsupported' },
        });
      },
    },
  };
}
