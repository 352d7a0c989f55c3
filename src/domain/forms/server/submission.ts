import type { SentSource } from '#domain/attribution/server/complete-source.ts';
import type { Source } from '#domain/attribution/contract.ts';
import { z } from 'zod';
import { idempotencyHeaderSchema, idempotencyKeyReused } from '#platform/http/idempotency-key.ts';
import { errorResponses, jsonResponse, jsonBody, publicSecurity } from '#platform/http/openapi.ts';
import { invalidFields, type FieldError, type Problem } from '#platform/http/problem.ts';
import type { RowKind } from '#domain/rows/server/row-operations.ts';
import { readSource, readUserAgent, sourceHeaderSchema } from '#domain/attribution/server/read-source.ts';

/** How a form was filled in, as far as it is known. */
export interface FormTiming {
  /** The honeypot, a field that people do not see, was filled in. */
  isHoneypotFilled: boolean;
  /** How long the sender was busy with the form at least; null if no script measured it. */
  elapsedMs: number | null;
}

/** From a program, or a page without JavaScript: nothing counts against the sender. */
export const unknownTiming: FormTiming = { isHoneypotFilled: false, elapsedMs: null };

const pattern = /^elapsed=(\d{1,10})(, honeypot)?$/;

/** The header in which the site's own forms say how they were filled in. */
const timingHeaderSchema = z.object({
  'Form-Timing': z
    .string()
    .regex(pattern, 'Form-Timing must be elapsed=, a number of milliseconds and perhaps ", honeypot"')
    .optional()
    .meta({
      description:
        "Sent by the site's own forms: milliseconds since the visitor started the form, and whether the honeypot, a field that people do not see, was filled in. Programs leave it out",
      example: 'elapsed=42000',
    }),
});

/** @param header a value that the schema above has accepted */
function readTiming(header: string | undefined): FormTiming {
  const match = pattern.exec(header ?? '');
  if (!match) return unknownTiming;
  return { isHoneypotFilled: match[2] !== undefined, elapsedMs: Number(match[1]) };
}

/** A form as a visitor sends it, with or without JavaScript, and what is known about the sending. */
export interface Submission<Values> extends SentSource {
  values: Values;
  /** Requests with one key are one submission; undefined: each is a new one. */
  idempotencyKey: string | undefined;
  timing: FormTiming;
  /** Set by a test lead (features/leads/server/test-lead). */
  testMark?: string | undefined;
}

/** The sender of a form. */
export interface FormSender {
  headers: Headers;
  clientIp: string;
  /** Where the form came from; null if unknown, or if the browser asks not to be tracked. */
  source?: Source | null;
  /** The token of the mailed link that its page was opened by. */
  token?: string | undefined;
  /** A file that was sent with it. */
  file?: { name: string; bytes: Uint8Array } | undefined;
}

export type FormValues = Record<string, string>;

/** The result of a form's POST, besides what its page says. */
export interface FormResult {
  status: number;
  redirectTo?: string | undefined;
  /** When to retry, as the Retry-After header says it. */
  retryAfter?: string | undefined;
  setCookies?: string[] | undefined;
}

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
    ...errorResponses(invalidFields(refusals.fields), ...(refusals.others ?? []), idempotencyKeyReused()),
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
