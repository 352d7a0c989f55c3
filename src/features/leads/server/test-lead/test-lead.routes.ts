import { createRoute, z } from '@hono/zod-openapi';
import { adminChange } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { streamPages } from '#platform/http/stream-pages.ts';
import type { TestLeadStep } from '../../contract.ts';
import { sendTestLead } from './send-test-lead.ts';

const steps: TestLeadStep[] = [
  { step: 'form', passed: true, text: 'The contact form at https://example.com accepted the message.' },
  {
    step: 'database',
    passed: true,
    text: 'The message and its email were stored, and the message was deleted again.',
  },
  { step: 'mail', passed: true, text: 'The mail server accepted the email to ann@example.com.' },
];

/** A plain string: the router's types take a literal that ends in "json" for a JSON body. */
const mediaType: string = 'application/x-ndjson';

const toLine = (step: TestLeadStep): string => `${JSON.stringify(step)}\n`;

const sendRoute = createRoute({
  ...adminChange('post', {
    description: 'The steps',
    content: {
      [mediaType]: { schema: { type: 'string' as const }, example: steps.map(toLine).join('') },
    },
  }),
  path: '/test-lead',
  operationId: 'sendTestLead',
  tags: ['Messages API'],
  summary: 'Send a test lead',
  description:
    'Through the public contact form (at SITE_URL if that is set), the database and the outbox, by mail to the caller alone. Each step (`form`, `database`, `mail`) is sent as a line of JSON when it is over, with `passed` and a `text` that says what happened; the first that fails is the last. The mail may take half a minute. The message appears in no list and no figure. Takes an empty object.',
  request: { body: { content: { 'application/json': { schema: z.strictObject({}), example: {} } } } },
});

/** `/functions/v1/test-lead` */
export const testLeadRoutes = createRoutes().openapi(sendRoute, async (c) => {
  const { context } = c.var;
  return c.body(await streamPages(encode(sendTestLead(context)), context.log), 200, {
    'content-type': mediaType,
    // nginx passes each line on at once.
    'x-accel-buffering': 'no',
  });
});

async function* encode(taken: AsyncGenerator<TestLeadStep>): AsyncGenerator<Uint8Array> {
  for await (const step of taken) yield new TextEncoder().encode(toLine(step));
}
