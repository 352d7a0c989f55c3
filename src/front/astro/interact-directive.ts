import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** `client:interact`: see interact.ts. */
export function interactDirective(): AstroIntegration {
  return {
    name: 'countermark-interact',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interact',
          entrypoint: fileURLToPath(new URL('./interact.ts', import.meta.url)),
        });
      },
    },
  };
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interact'?: boolean;
  }
}
