import type { IncomingMessage, ServerResponse } from 'node:http';
import { dev, type AstroIntegration } from 'astro';
import { takeForm } from '#app/forms/take-form.ts';
import { redirect } from '#app/redirect.ts';
import { findPreviewed } from '#app/find-previewed.ts';
import { createUploadServer } from '#app/serve-upload.ts';
import { toHeaders } from '#app/to-headers.ts';
import { createHealth } from '#http/health.ts';
import { RequestMetrics } from '#http/metrics/request-metrics.ts';
import { createRequestHandler, type RequestParts } from '#http/serve-request.ts';
import { previewPrefix } from '#paths/paths.ts';
import { ConfigError } from '#platform/config/config-error.ts';
import { readConfig } from '#platform/config/read-config.ts';
import { loadEnvFile } from './load-env-file.js';
import { createLog } from '#platform/log/create-log.ts';
import { openProduct, type Product } from '../src/start/open-product.ts';

/** Where Astro's own server finds the services of its pages. */
const localsKey = Symbol.for('astro.locals');

type DevRequest = IncomingMessage & { [localsKey]?: App.Locals };

type Next = (error?: unknown) => void;

/** Puts the product's own server in front of Astro's development server, which renders the pages. */
function productFront(product: Product): AstroIntegration {
  const { platform } = product;
  const parts: Omit<RequestParts, 'servePage'> = {
    platform,
    // Vite serves them.
    staticFiles: { find: () => null },
    serveApi: product.serveApi,
    serveUpload: createUploadServer(platform),
    serveHealth: createHealth(platform, new AbortController().signal),
  };
  const requestMetrics = new RequestMetrics();
  const serve = (request: IncomingMessage, response: ServerResponse, next: Next) =>
    createRequestHandler({ ...parts, servePage: createDevPageServer(product, next) }, requestMetrics)(
      request,
      response,
    );
  return {
    name: 'countermark-front',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => void serve(request, response, next));
      },
    },
  };
}

/** Runs the submitted form, resolves previews, and leaves the page to Astro: `next`. */
const createDevPageServer =
  (product: Product, next: Next): RequestParts['servePage'] =>
  async (request: DevRequest, response, url) => {
    const answer = request.method === 'POST' ? await takeForm(request, response, product) : null;
    if (response.writableEnded) return;
    const elsewhere = answer ? null : await product.accounts.redirectVisitor(url, toHeaders(request));
    if (elsewhere) return redirect(response, 303, elsewhere);
    request.method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const previewed = url.pathname.startsWith(previewPrefix)
      ? await findPreviewed(request, url, { ...product, ...product.accounts })
      : null;
    if (previewed !== null) {
      request.url = previewed.path;
      response.setHeader('cache-control', 'no-store');
      // The preview is in a frame of the admin area.
      response.setHeader('x-frame-options', 'SAMEORIGIN');
    }
    request[localsKey] = {
      page: await product.createServices(answer?.outcome ?? null, previewed?.drafts),
      requestId: '',
    };
    // Vite's client brings scripts and styles of its own into the page.
    response.removeHeader('content-security-policy');
    next();
  };

try {
  loadEnvFile();
  const config = readConfig(process.env);
  const product = await openProduct(config, createLog(config));
  product.startJobs();
  await dev({
    integrations: [productFront(product)],
    server: { port: config.port, host: config.host, allowedHosts: true },
    // The front server checks hosts and origins.
    vite: { server: { cors: false } },
  });
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
