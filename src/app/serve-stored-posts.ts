import type { IncomingMessage, ServerResponse } from 'node:http';
import { v7 as uuidv7 } from 'uuid';
import { sessionCookieName } from '#features/identity/server/session-cookie.ts';
import { listPostCards, listPosts } from '#features/posts/server/read-posts.ts';
import { anonymous, type Platform } from '#platform/context.ts';
import type { ReadClientAddress } from '#platform/http/client-address.ts';
import { linkToNext } from '#platform/http/listing.ts';
import { describeAllowances } from '#platform/http/rate-limit-headers.ts';
import { encodeAnswer } from '#http/cache/encode.ts';
import { PageStore, type Rendered } from '#http/cache/page-store.ts';
import { sendFinished } from '#http/cache/send.ts';
import { findRequestLogEntry, noteRoute } from '#http/request-log.ts';

type Serve = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** The first page of the list, as programs and the site's own islands ask for it. */
const firstPage = /^\/functions\/v1\/blog-api\?(?:fields=(all|card)&)?limit=([1-9]\d{0,2})$/;

/** Larger pages are read each time: few ask for them, and they would fill the store. */
const largest = { all: 25, card: 100 };

/**
 * Answers visitors who ask for the first page of the published posts from memory, as pages are: the
 * stored answer is good while the content has not changed. It counts for the address's limit. Everyone
 * and everything else, refusals too, is left to the API itself.
 */
export function serveStoredPosts(
  platform: Platform,
  readClientAddress: ReadClientAddress,
  serveApi: Serve,
): Serve {
  const store = new PageStore(platform.database.contentVersion, { capacity: 100 });
  const cookie = sessionCookieName(platform.config.siteUrl);

  const isVisitor = ({ headers }: IncomingMessage): boolean =>
    headers.authorization === undefined &&
    headers['x-api-key'] === undefined &&
    !headers.cookie?.includes(cookie);

  return async (request, response) => {
    const page = findPage(request);
    if (!page || !isVisitor(request)) return serveApi(request, response);
    try {
      const allowance = await platform.limits.take('address', readClientAddress(request));
      const answer = store.find(page.url) ?? (await store.render(page.url, () => readPage(platform, page)));
      response.setHeader('x-request-id', findRequestLogEntry(request)?.requestId ?? uuidv7());
      for (const [name, value] of Object.entries(describeAllowances([allowance]))) {
        response.setHeader(name, value);
      }
      noteRoute(request, 'stored', '/functions/v1/blog-api');
      sendFinished(request, response, answer);
    } catch {
      // Used up, or the database is away: the API says so.
      await serveApi(request, response);
    }
  };
}

interface FirstPage {
  url: string;
  fields: 'all' | 'card';
  limit: number;
}

function findPage({ method, url = '' }: IncomingMessage): FirstPage | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const match = firstPage.exec(url);
  if (!match) return null;
  const fields = match[1] === 'card' ? 'card' : 'all';
  const limit = Number(match[2]);
  return limit <= largest[fields] ? { url, fields, limit } : null;
}

async function readPage(platform: Platform, { url, fields, limit }: FirstPage): Promise<Rendered> {
  const list = fields === 'card' ? listPostCards : listPosts;
  const { rows, next } = await list({ ...platform, caller: anonymous }, { limit });
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...linkToNext(new URL(url, platform.config.siteUrl).href, next),
  };
  const body = Buffer.from(JSON.stringify(rows));
  return { finished: await encodeAnswer(200, headers, body, 5), storable: true };
}
