import { createRoute } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import {
  adminSecurity,
  answers,
  doneAnswer,
  idParamSchema,
  jsonAnswer,
  jsonBody,
  publicSecurity,
} from '#platform/http/openapi.ts';
import { foreignOrigin, invalidFields } from '#platform/http/problem.ts';
import { proofSchema, type ProofsOfWork } from '#platform/proof/proofs-of-work.ts';
import { messageSchema, spamMarkSchema } from '../contract.ts';
import { messageExample, proofExample } from './messages.examples.ts';
import { invalidProof, markSpam, proveMessage, releaseMessage } from './release-message.ts';

const tags = ['Messages API'];

const markSpamRoute = createRoute({
  method: 'put',
  path: '/{id}/spam',
  operationId: 'markMessageAsSpam',
  tags,
  summary: 'Move a message to spam, or from there to the inbox',
  description:
    'In spam it is kept, with its reasons. When it moves to the inbox the mail about it is sent. One that is there already stays as it is.',
  security: adminSecurity,
  request: { params: idParamSchema, body: jsonBody(spamMarkSchema, { spam: false }) },
  responses: {
    200: jsonAnswer('The message', messageSchema, messageExample),
    ...answers(
      invalidFields([{ field: 'spam', message: 'spam must be true or false' }]),
      400,
      403,
      foreignOrigin(),
      404,
      413,
      415,
    ),
  },
});

const proveRoute = createRoute({
  method: 'post',
  path: '/{id}/proof',
  operationId: 'proveMessage',
  tags,
  summary: 'Move a message to the inbox by a proof of work',
  description:
    'Open to everyone, for a message whose answer had a `Proof-Challenge`: the challenge and its solution, once and within the hour.',
  security: publicSecurity,
  request: { params: idParamSchema, body: jsonBody(proofSchema, proofExample) },
  responses: {
    204: doneAnswer('It is in the inbox'),
    ...answers(invalidProof(), 400, foreignOrigin(), 413, 415),
  },
});

/**
 * `/functions/v1/messages-api/{id}/spam` and `/proof`
 * @param readRecipient whom the mail about a released message goes to
 */
export const createMessageSpamRoutes = (readRecipient: () => Promise<string>, proofs: ProofsOfWork) =>
  createRoutes()
    .openapi(markSpamRoute, async (c) => {
      const { id } = c.req.valid('param');
      if (c.req.valid('json').spam) return c.json(await markSpam(c.var.context, id), 200);
      return c.json(await releaseMessage(c.var.context, id, await readRecipient()), 200);
    })
    .openapi(proveRoute, async (c) => {
      const notify = await readRecipient();
      const proof = c.req.valid('json');
      await proveMessage(c.var.context, c.req.valid('param').id, { proof, proofs, notify });
      return c.body(null, 204);
    });
