import { createRoute } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import { answers, jsonAnswer, jsonBody } from '#platform/http/openapi.ts';
import { fortuneRequestSchema, fortuneResponseSchema } from '../contract.ts';
import type { TellFortune } from './tell-fortune.ts';

const tellRoute = createRoute({
  method: 'post',
  path: '/',
  tags: ['Fortune'],
  summary: 'Tell the fortune that belongs to four answers',
  request: { body: jsonBody(fortuneRequestSchema) },
  responses: {
    200: jsonAnswer('The fortune', fortuneResponseSchema),
    ...answers(400, 402, 413, 415, 429, 502, 504),
  },
});

/** `/functions/v1/fortune-teller` */
export function createFortuneRoutes(tellFortune: TellFortune) {
  return createRoutes().openapi(tellRoute, async (c) => {
    const fortune = await tellFortune(c.req.valid('json').answers, c.var.clientAddress);
    return c.json({ fortune }, 200);
  });
}
