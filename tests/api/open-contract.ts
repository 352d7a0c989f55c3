import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDriver, removeSecurity, type Driver } from './drive.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { startPrism } from './prism.ts';
import { serveProduct, type ServedProduct } from './serve-product.ts';

/** The product with Prism before it and a chat model's service behind it. */
export interface Contract {
  served: ServedProduct;
  driver: Driver;
  /** What the model's service answers with from now on. */
  setModelStatus(status: number): void;
  /** The token in the newest mail's link. */
  readMailedToken(): Promise<string>;
  close(): Promise<void>;
}

export async function openContract(): Promise<Contract> {
  let modelStatus = 200;
  const model = await startModel(() => modelStatus);
  const served = await serveProduct({
    AI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
    AI_API_KEY: 'k',
    AI_MODEL: 'm',
  });
  const document = (await (await fetch(`${served.url}/functions/v1/openapi.json`)).json()) as OpenApiDocument;
  const dir = mkdtempSync(join(tmpdir(), 'countermark-contract-'));
  const start = (name: string, described: OpenApiDocument, validateRequests: boolean) => {
    const file = join(dir, name);
    writeFileSync(file, JSON.stringify(described));
    return startPrism({ document: file, upstream: served.describedUrl, validateRequests });
  };
  const [strict, lenient] = await Promise.all([
    start('openapi.json', document, true),
    start('open.json', removeSecurity(document), false),
  ]);
  return {
    served,
    driver: createDriver(document, strict, lenient),
    setModelStatus(status) {
      modelStatus = status;
    },
    async readMailedToken() {
      const link = /https?:\S+/.exec((await served.readMails()).at(-1)!.text)![0];
      return new URL(link).searchParams.get('token')!;
    },
    async close() {
      await Promise.all([strict.stop(), lenient.stop()]);
      await served.close();
      await new Promise((resolve) => model.close(resolve));
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function startModel(readStatus: () => number): Promise<Server> {
  const answer = { choices: [{ index: 0, message: { role: 'assistant', content: 'Good. '.repeat(20) } }] };
  const server = createServer((_request, response) => {
    response.writeHead(readStatus(), { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** The cookies that an answer sets, without those that it takes away. Prism puts them in one line. */
export const readCookie = (response: Response): string =>
  response.headers
    .getSetCookie()
    .flatMap((line) => line.split(/, ?(?=[\w.]+=)/))
    .filter((line) => !/max-age=0/i.test(line))
    .map((line) => line.split(';')[0])
    .join('; ');
