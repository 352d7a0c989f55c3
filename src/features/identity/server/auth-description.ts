import type { RouteConfig } from '@hono/zod-openapi';
import { z } from 'zod';
import { jsonResponse } from '#platform/http/openapi.ts';

/** An account operation in the API's description. */
export type AuthDescription = Pick<
  RouteConfig,
  'operationId' | 'summary' | 'description' | 'security' | 'request' | 'responses'
>;

export const doneSchema = z.object({ status: z.boolean() }).meta({ id: 'Done' });

export const doneResponse = jsonResponse('Done', doneSchema, { status: true });
