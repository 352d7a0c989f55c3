import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { dev, type AstroIntegration } from 'astro';
import { serveImage } from '#features/media/server/serve-image.ts';
import { readForm } from '#app/forms/read-form.ts';
import { ConfigError, readConfig } from '#platform/config/read-config.ts';
import { createLog } from '#platform/log/create-log.ts';
import { openProduct, type Product } from '../src/start/open-product.ts';

/** Where Astro's own server looks for what its pages are given. */
const localsKey = Symbol.for('astro.locals');

type DevRequest = IncomingMessage & { [localsKey]?: App.Locals };

/** Gives Astro's development server the product's API, uploads, forms and page services. */
function productServices(product: Product): AstroIntegration {
  const prepare = async (request: DevRequest, response: ServerResponse, next: (error?: unknown) => void) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (/^\/(functions|api)\//.test(url.pathname)) return product.api.serve(request, response);
    if (url.pathname.startsWith('/uploads/')) return sendUpload(product, url, response);
    try {
      const form = request.method === 'POST' ? await runForm(product, request, response) : null;
      if (response.writableEnded) return;
      request.method = 'GET';
      request[localsKey] = { page: await product.createServices(form), requestId: '' };
      next();
    } catch (error) {
      next(error);
    }
  };
  return {
    name: 'countermark-product',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => void prepare(request, response, next));
      },
    },
  };
}

async function runForm(product: Product, request: DevRequest, response: ServerResponse) {
  const { form: name = '', ...values } = await readForm(request);
  const headers = new Headers(request.headers as Record<string, string>);
  const sender = { headers, clientAddress: product.readClientAddress(request) };
  const answer = await product.forms[name]?.(values, sender);
  if (answer?.setCookies?.length) response.setHeader('set-cookie', answer.setCookies);
  if (answer?.redirectTo) response.writeHead(303, { location: answer.redirectTo }).end();
  return answer?.outcome ?? null;
}

async function sendUpload(product: Product, url: URL, response: ServerResponse): Promise<void> {
  const width = url.searchParams.get('w');
  const name = url.pathname.slice('/uploads/'.length);
  const image = await serveImage(product.platform, name, width ? Number(width) : null);
  if (!image) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': image.contentType });
  await pipeline(image.body instanceof Uint8Array ? [image.body] : image.body, response);
}

try {
  const config = readConfig(process.env);
  const product = await openProduct(config, createLog(config));
  product.startJobs();
  await dev({ integrations: [productServices(product)], server: { port: config.port, host: true } });
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
