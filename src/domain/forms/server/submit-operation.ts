import type { z } from '@hono/zod-openapi';
import { idempotencyHeaderSchema, idempotencyKeyReused } from '#platform/http/idempotency-key.ts';
import { errorResponses, jsonResponse, jsonBody, publicSecurity } from '#platform/http/openapi.ts';
import { foreignOrigin, invalidFields, type FieldError, type Problem } from '#platform/http/problem.ts';
import type { RowKind } from '#domain/rows/server/row-operations.ts';
import { readSource, readUserAgent, sourceHeaderSchema } from '#domain/attribution/server/read-source.ts';
import { readTiming, timingHeaderSchema } from './form-timing.ts';

const headersSchema = idempotencyHeaderSchema.extend({
  ...timingHeaderSchema.shape,
  ...sourceHeaderSchema.shape,
});

/**
 * A form that everyone may send, for `createRoute`.
 * @param refusals the answer to an invalid body, and other problems of its own
 */
export const submitOperation = <Body extends z.ZodType, Schema extends z.ZodType>(
  { one, schema, example }: RowKind<Schema>,
  body: { schema: Body; example: z.input<Body> },
  refusals: { fields: FieldError[]; others?: Problem[] },
) => ({
  method: 'post' as const,
  path: '/' as const,
  security: publicSecurity,
  request: { headers: headersSchema, body: jsonBody(body.schema, body.example) },
  responses: {
    201: jsonResponse(`The ${one}`, schema, example),
    ...errorResponses(
      invalidFields(refusals.fields),
      400,
      foreignOrigin(),
      ...(refusals.others ?? []),
      413,
      415,
      idempotencyKeyReused(),
    ),
  },
});

/**
 * The sender's headers of a form.
 * @param all as they came
 */
export const readFormHeaders = (headers: z.output<typeof headersSchema>, all: Headers) => ({
  idempotencyKey: headers['Idempotency-Key'],
  timing: readTiming(headers['Form-Timing']),
  source: readSource(headers['Form-Source']),
  userAgent: readUserAgent(all),
});
