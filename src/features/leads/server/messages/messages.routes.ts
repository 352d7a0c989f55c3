import { createRoute } from '@hono/zod-openapi';
import { answerPage } from '#platform/http/answer-page.ts';
import { createRoutes } from '#platform/http/api.ts';
import { readIfMatch } from '#platform/http/if-match.ts';
import { searchQuerySchema } from '#platform/http/listing.ts';
import { answers, ifMatchSchema } from '#platform/http/openapi.ts';
import {
  changeOperation,
  deleteOperation,
  listOperation,
  readOperation,
} from '#domain/rows/server/row-operations.ts';
import { readFormHeaders, submitOperation } from '#domain/forms/server/submit-operation.ts';
import { leadFilterSchema, messageChangesSchema } from '../../desk.contract.ts';
import { messageFolderSchema, newMessageSchema, type Message } from '../../contract.ts';
import { createMessage } from './create-message.ts';
import { deleteMessage } from './delete-message.ts';
import { listMessages } from './list-messages.ts';
import { changeLead, leadChanged } from '../desk/change-lead.ts';
import { changedExample, messageRows, newMessageExample } from './messages.examples.ts';
import { readMessage } from './read-message.ts';
import { testLeadHeader } from '../test-lead/test-mark.ts';

const tags = ['Messages API'];

const createMessageRoute = createRoute({
  ...submitOperation(
    messageRows,
    { schema: newMessageSchema, example: newMessageExample },
    {
      fields: [
        { field: 'name', message: 'Name is required' },
        { field: 'email', message: 'Invalid email address' },
      ],
    },
  ),
  operationId: 'sendMessage',
  tags,
  summary: 'Send a contact message',
  description:
    'Open to everyone. The message is stored and mailed to the contact address; suspected spam is quarantined, with the same response, and mailed when an admin moves it to the inbox. Texts are trimmed before their length is counted, in UTF-16 units.',
});

const listRoute = createRoute({
  ...listOperation(
    messageRows,
    searchQuerySchema.extend(messageFolderSchema.shape).extend(leadFilterSchema.shape),
  ),
  path: '/',
  operationId: 'listMessages',
  tags,
  summary: 'List messages, newest first',
  description:
    'Those in the inbox, or with `box=spam` the quarantined ones; fewer than `limit` if they are long. A search covers name, email, subject, message, form tag and quiz answers.',
});

const readRoute = createRoute({
  ...readOperation(messageRows),
  operationId: 'readMessage',
  tags,
  summary: 'Read one message',
  description: 'Reading it through the API does not mark it as read.',
});

const changing = changeOperation(
  { ...messageRows, example: changedExample },
  { schema: messageChangesSchema, example: { read: true } },
  { field: 'read', message: 'read must be true or false' },
);

const markRoute = createRoute({
  ...changing,
  request: { ...changing.request, headers: ifMatchSchema },
  responses: { ...changing.responses, ...answers(leadChanged(changedExample)) },
  method: 'patch',
  path: '/{id}',
  operationId: 'markMessage',
  tags,
  summary: 'Mark a message read or unread, or change its state, owner, due date or outcome',
  description:
    'Omitted fields stay unchanged, and so does what a visitor wrote. A message counts as read when it is not `new`. One that is waiting or done is no longer due; reopening it makes it due again. With the version that the change is based on, as `If-Match` or as `version`, the answer is 409 `edited_meanwhile` with the current message in `current` if someone else has changed it since; without one, the change is always made.',
});

const deleteRoute = createRoute({
  ...deleteOperation,
  operationId: 'deleteMessage',
  tags,
  summary: 'Delete a message',
  description: 'For good.',
});

/** `/functions/v1/messages-api` */
export const messagesRoutes = createRoutes()
  .openapi(createMessageRoute, async (c) => {
    const submission = {
      values: c.req.valid('json'),
      clientAddress: c.var.clientAddress,
      ...readFormHeaders(c.req.valid('header'), c.req.raw.headers),
      testMark: c.req.header(testLeadHeader),
    };
    const message = await createMessage(c.var.context, submission);
    return c.json(message, 201);
  })
  .openapi(listRoute, async (c) =>
    answerPage<Message>(c, await listMessages(c.var.context, c.req.valid('query'))),
  )
  .openapi(readRoute, async (c) => c.json(await readMessage(c.var.context, c.req.valid('param')), 200))
  .openapi(markRoute, async (c) => {
    const isExpected = readIfMatch(c.req.valid('header')['if-match']);
    const change = { ...c.req.valid('param'), changes: c.req.valid('json'), isExpected };
    return c.json(await changeLead(c.var.context, change), 200);
  })
  .openapi(deleteRoute, async (c) => {
    await deleteMessage(c.var.context, c.req.valid('param'));
    return c.body(null, 204);
  });
