import { Hono } from 'hono';
import { v7 as uuidv7 } from 'uuid';
import { anonymous, type Platform } from '#platform/context.ts';
import type { ApiEnvironment } from '#platform/http/api.ts';
import type { Served } from './create-served.ts';

/** The API's response to anyone without a credential. @throws whatever its verbs throw */
export type AnswerVisitor = (target: string) => Promise<Response>;

/** Calls the API's routes directly, as an anonymous caller without rate limits. */
export function createAnswerVisitor(platform: Platform, { app }: Served): AnswerVisitor {
  const visitors = new Hono<ApiEnvironment>({ strict: false });
  visitors.use('*', async (c, next) => {
    c.set('context', { ...platform, caller: anonymous });
    c.set('requestId', uuidv7());
    await next();
  });
  visitors.route('/', app);
  visitors.onError((error) => {
    throw error;
  });
  return async (target) => visitors.fetch(new Request(new URL(target, platform.config.siteUrl)));
}
