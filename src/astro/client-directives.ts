import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** `client:interact` and `client:stored`: when the public pages' islands fetch their scripts. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'countermark-client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['interact', 'stored']) {
          addClientDirective({ name, entrypoint: fileURLToPath(new URL(`./${name}.ts`, import.meta.url)) });
        }
      },
    },
  };
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interact'?: boolean;
    'client:stored'?: string;
  }
}
