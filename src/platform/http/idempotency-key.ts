import { z } from 'zod';

const text = 'Idempotency-Key must be 8 to 100 printable characters without spaces';

/** A request's headers, for one whose repetition does nothing more (draft-ietf-httpapi-idempotency-key-header). */
export const idempotencyHeaderSchema = z.object({
  'Idempotency-Key': z
    .string()
    .min(8, text)
    .max(100, text)
    .regex(/^[\x21-\x7e]+$/, text)
    .optional()
    .meta({
      description:
        'Any text of 8 to 100 characters that is new for each request: a repetition with the same key is answered like the first and does nothing more',
      example: 'b3f1c9e0-7a52-4d3b-9f0f',
    }),
});
