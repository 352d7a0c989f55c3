import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { recordPackages } from './scripts/record-packages.ts';
import { frontAdapter } from './src/astro/adapter.ts';
import { browserFloor } from './src/astro/browser-floor.ts';
import { clientDirectives } from './src/astro/client-directives.ts';
import { contentCheck } from './src/astro/content-check.ts';
import { hashInlineSource, inlineSources } from './src/astro/inline-sources.ts';
import { packFiles } from './src/astro/pack-files.ts';
import { reactIslands } from './src/astro/react.ts';

/** The built pages hold what they use of the libraries, React in its production build only, and load nothing else. */
const bundleLibraries = {
  name: 'countermark-bundle-libraries',
  apply: 'build' as const,
  config: () => ({
    ssr: { noExternal: true as const },
    environments: { ssr: { define: { 'process.env.NODE_ENV': '"production"' } } },
  }),
};

export default defineConfig({
  output: 'server',
  adapter: frontAdapter(),
  integrations: [reactIslands(), clientDirectives(), contentCheck(), packFiles()],
  devToolbar: { enabled: false },
  trailingSlash: 'never',
  compressHTML: true,
  session: false,
  build: { inlineStylesheets: 'auto', format: 'file' },
  markdown: { syntaxHighlight: false },
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  vite: {
    plugins: [inlineSources(), tailwindcss(), bundleLibraries, recordPackages()],
    // The hero's style is within it: the first page is painted from one style sheet.
    build: {
      cssMinify: 'lightningcss',
      assetsInlineLimit: (path, { length }) => (path.endsWith('.css') && length < 10 * 1024) || undefined,
    },
    environments: { client: { build: { target: browserFloor } } },
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
          hashInlineSource('src/site/shell/missing-path.inline.js'),
          hashInlineSource('src/site/blog/article.inline.js'),
          hashInlineSource('src/site/pages/embed.inline.js'),
          hashInlineSource('src/site/search/unmet-search.inline.js'),
          hashInlineSource('src/site/portfolio/case-page.inline.js'),
          hashInlineSource('src/features/identity/site/find-passkeys.inline.js'),
          hashInlineSource('src/features/newsletter/site/confirm-here.inline.js'),
          hashInlineSource('src/features/leads/site/chosen-file.inline.js'),
          hashInlineSource('src/site/shell/speculation-rules.inline.json'),
        ],
      },
    },
  },
});
