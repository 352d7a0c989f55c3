import type { RouteConfig } from '@hono/zod-openapi';
import { z } from 'zod';
import { jsonResponse } from '#platform/http/openapi.ts';
import { Problem } from '#platform/http/problem.ts';

/** An account operation in the API's description. */
export type AuthDescription = Pick<
  RouteConfig,
  'operationId' | 'summary' | 'description' | 'security' | 'request' | 'responses'
>;

export const doneSchema = z.object({ status: z.boolean() }).meta({ id: 'Done' });

export const doneResponse = jsonResponse('Done', doneSchema, { status: true });

export const refused = (status: number, title: string, detail: string, code: string): Problem =>
  new Problem({ status, title, detail, code });

export const wrongPassword = refused(400, 'Invalid request', 'Invalid password', 'invalid_password');
export const notSignedIn = refused(401, 'Not signed in', 'Unauthorized', 'unauthorized');
