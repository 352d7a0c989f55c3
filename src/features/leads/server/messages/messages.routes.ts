import { createRoute } from '@hono/zod-openapi';
import { adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { readIfMatch } from '#platform/http/if-match.ts';
import { exportQuerySchema, linkToNext, searchQuerySchema } from '#platform/http/listing.ts';
import { errorResponses, ifMatchSchema, jsonResponse } from '#platform/http/openapi.ts';
import {
  changeOperation,
  deleteOperation,
  exportOperation,
  listOperation,
  readOperation,
} from '#domain/rows/server/row-operations.ts';
import { readFormHeaders, submitOperation } from '#domain/forms/server/submission.ts';
import { csvHeaders, streamCsv } from '#platform/http/csv.ts';
import {
  messageFolderSchema,
  messageSchema,
  newMessageSchema,
  unreadMessagesSchema,
  type Message,
  type NewMessage,
} from '../../contract.ts';
import { leadFilterSchema, messageChangesSchema } from '../../inbox.contract.ts';
import { createMessage } from './create-message.ts';
import {
  countUnreadMessages,
  deleteMessage,
  exportMessages,
  listMessages,
  messageHeadings,
  readMessage,
} from './messages.ts';
import { changeLead, leadChanged } from '../inbox/change-lead.ts';
import { testLeadHeader } from '../test-lead/test-mark.ts';

/** Examples in the API's description. */
const newMessageExample: NewMessage = {
  name: 'Ann Carter',
  email: 'ann@northfield-clinics.example',
  subject: 'Booking system for four clinics',
  message: 'We run four clinics and still take bookings by phone. What would a first step cost?',
};

const messageExample: Message = {
  id: '019a9f5e-8c40-7a52-9d3b-5f0f6f1c2d3e',
  ...newMessageExample,
  form_tag: 'spring-campaign',
  quiz_answers: 'Small team, By hand, Save time',
  read: false,
  status: 'new',
  assignee_id: null,
  source: null,
  channel: null,
  due_at: '2026-11-20T17:14:03.221Z',
  answered_at: null,
  won: false,
  value: null,
  version: 1,
  created_at: '2026-11-20T09:14:03.221Z',
};

/** The example once somebody has read it. */
const changedExample: Message = { ...messageExample, read: true, status: 'open', version: 2 };

/** The messages, as their operations describe them. */
const messageRows = {
  one: 'message',
  many: 'messages',
  schema: messageSchema,
  example: messageExample,
};

const messagesCsvExample = [
  'created_at,name,email,subject,message,form_tag,quiz_answers,read,status,assignee_id,channel,source,due_at,answered_at,won,value,lost_reason,assignee_name,landing_page,referrer_host,campaign,last_article,last_case,id',
  '2026-11-20T09:14:03.221Z,Ann Carter,ann@northfield-clinics.example,Booking system for four clinics,' +
    '"We run four clinics and still take bookings by phone. What would a first step cost?",spring-campaign,"Small team, By hand, Save time",false,new,,,,2026-11-20T17:14:03.221Z,,false,,,,,,,,' +
    '019a9f5e-8c40-7a52-9d3b-5f0f6f1c2d3e',
  '',
].join('\r\n');

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
  summary: 'List messages, newest first',
  description:
    'Those in the inbox, or with `box=spam` the quarantined ones; fewer than `limit` if they are long. A search finds messages that have each of its words, in any order, in name, email, subject, message, form tag, quiz answers, or its notes and thread (the newest 20 entries, 8,000 characters), whatever their accents and however a telephone number is spelled.',
});

const readRoute = createRoute({
  ...readOperation(messageRows),
  operationId: 'readMessage',
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
  responses: { ...changing.responses, ...errorResponses(leadChanged(changedExample)) },
  method: 'patch',
  path: '/{id}',
  operationId: 'markMessage',
  summary: 'Mark a message read or unread, or change its state, owner, due date or outcome',
  description:
    'Omitted fields stay unchanged, and so does what a visitor wrote. A message counts as read when it is not `new`. One that is waiting or done is no longer due; reopening it makes it due again. With the version that the change is based on, as `If-Match` or as `version`, the answer is 409 `edited_meanwhile` with the current message in `current` if someone else has changed it since; without one, the change is always made.',
});

const deleteRoute = createRoute({
  ...deleteOperation,
  operationId: 'deleteMessage',
  summary: 'Delete a message',
  description: 'For good.',
});

/** `/functions/v1/messages-api` */
export const messagesRoutes = createRoutes('Messages API')
  .openapi(createMessageRoute, async (c) => {
    const submission = {
      values: c.req.valid('json'),
      clientIp: c.var.clientIp,
      ...readFormHeaders(c.req.valid('header'), c.req.raw.headers),
      testMark: c.req.header(testLeadHeader),
    };
    const message = await createMessage(c.var.context, submission);
    return c.json(message, 201);
  })
  .openapi(listRoute, async (c) => {
    const { rows, next } = await listMessages(c.var.context, c.req.valid('query'));
    return c.json(rows, 200, linkToNext(c.req.url, next));
  })
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

const unreadRoute = createRoute({
  ...adminRead(jsonResponse('The number', unreadMessagesSchema, { unread: 3 })),
  path: '/messages-unread',
  operationId: 'countUnreadMessages',
  summary: 'Count the messages in the inbox that are not marked as read',
});

const exportRoute = createRoute({
  ...exportOperation(
    exportQuerySchema.extend(messageFolderSchema.shape).extend(leadFilterSchema.shape),
    messagesCsvExample,
    'box must be inbox or spam',
  ),
  path: '/messages-export',
  operationId: 'exportMessages',
  summary: 'Export all messages of the inbox as CSV, newest first',
});

/** `/functions/v1/messages-unread` and `/messages-export` */
export const messagesOverviewRoutes = createRoutes('Messages API')
  .openapi(unreadRoute, async (c) => c.json({ unread: await countUnreadMessages(c.var.context) }, 200))
  .openapi(exportRoute, async (c) => {
    const { context } = c.var;
    const pages = await exportMessages(context, c.req.valid('query'));
    return c.body(
      await streamCsv(messageHeadings, pages, context.log),
      200,
      csvHeaders('messages', context.now()),
    );
  });
