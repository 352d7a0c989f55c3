import { z } from '@hono/zod-openapi';

/** RFC 9457, as every error answers. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string().meta({ description: 'The text that a screen shows' }),
    code: z.string(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' });

const problemTexts = {
  400: 'Invalid or missing fields',
  401: 'A credential was given and is not valid',
  402: 'The text service asks for payment',
  403: 'Admin access required',
  404: 'Resource not found',
  405: 'Method not allowed',
  409: 'Conflict with what is stored',
  413: 'Content too large',
  415: 'Unsupported media type',
  429: 'Too many requests; Retry-After says when to try again',
  500: 'Unexpected server error',
  502: 'The text service failed',
  503: 'Temporarily unavailable',
  504: 'The text service did not answer in time',
} as const;

type ProblemStatus = keyof typeof problemTexts;

/** The errors a route answers with; 500 and 503 are every route's. */
export function answers(...statuses: ProblemStatus[]) {
  return Object.fromEntries(
    [...statuses, 500 as const, 503 as const].map((status) => [
      status,
      {
        description: problemTexts[status],
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    ]),
  );
}

/** A JSON request body that must be there. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  content: { 'application/json': { schema } },
  required: true as const,
});

export const jsonAnswer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
});

/** What an admin-only operation takes: an access token, an API key or the site's own session. */
export const adminSecurity: Record<string, string[]>[] = [{ bearer: [] }, { apiKey: [] }, { session: [] }];
