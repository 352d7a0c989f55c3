import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { frontAdapter } from './src/astro/adapter.ts';
import { clientDirectives } from './src/astro/client-directives.ts';
import { contentCheck } from './src/astro/content-check.ts';
import { hashInlineSource, inlineSources } from './src/astro/inline-sources.ts';
import { reactIslands } from './src/astro/react.ts';

export default defineConfig({
  output: 'server',
  adapter: frontAdapter(),
  integrations: [reactIslands(), clientDirectives(), contentCheck()],
  devToolbar: { enabled: false },
  trailingSlash: 'never',
  compressHTML: true,
  session: false,
  build: { inlineStylesheets: 'never', format: 'file' },
  markdown: { syntaxHighlight: false },
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  vite: {
    plugins: [inlineSources(), tailwindcss()],
    // Bundled whole: only what is used of a library is loaded.
    ssr: { noExternal: true },
    build: { cssMinify: 'lightningcss' },
  },
  security: {
    // The front checks the Origin of everything that writes.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data: https:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "frame-src 'self'",
      ],
      scriptDirective: {
        hashes: [
          hashInlineSource('src/site/shell/shell.inline.js'),
          hashInlineSource('src/site/portfolio/case-page.inline.js'),
          hashInlineSource('src/features/identity/site/find-passkeys.inline.js'),
          hashInlineSource('src/site/shell/speculation-rules.inline.json'),
        ],
      },
    },
  },
});
