import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** `client:interact`, `client:toast` and `client:answers`: when the public pages' islands fetch their scripts. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'countermark-client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['interact', 'toast', 'answers']) {
          addClientDirective({ name, entrypoint: fileURLToPath(new URL(`./${name}.ts`, import.meta.url)) });
        }
      },
    },
  };
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interact'?: boolean;
    'client:toast'?: boolean;
    'client:answers'?: boolean;
  }
}
