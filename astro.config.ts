import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { frontAdapter } from './src/front/astro/adapter.ts';
import { clientDirectives } from './src/front/astro/client-directives.ts';

const hashOf = (file: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(readFileSync(file, 'utf8').trim()).digest('base64')}`;

export default defineConfig({
  output: 'server',
  adapter: frontAdapter(),
  integrations: [react(), clientDirectives()],
  devToolbar: { enabled: false },
  trailingSlash: 'never',
  compressHTML: true,
  session: false,
  build: { inlineStylesheets: 'never', format: 'file' },
  markdown: { syntaxHighlight: false },
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  vite: {
    plugins: [tailwindcss()],
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
        hashes: [hashOf('src/site/shell/shell.inline.js'), hashOf('src/site/shell/speculation-rules.json')],
      },
    },
  },
});
