import { createRoute, z } from '@hono/zod-openapi';
import { requireRight } from '#platform/context.ts';
import { adminChange, adminCreate, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { idParamSchema, jsonResponse, jsonBody } from '#platform/http/openapi.ts';
import { invalidFields } from '#platform/http/problem.ts';
import { describePresence } from '#domain/editing/server/describe-presence.ts';
import {
  assigneeSchema,
  bulkChangeSchema,
  bulkResultSchema,
  leadEventSchema,
  leadPersonSchema,
  newNoteSchema,
  noteSchema,
  type LeadEvent,
  type LeadNote,
  type LeadPerson,
} from '../../inbox.contract.ts';
import { changeLeads } from './change-lead.ts';
import { addNote, listActivity, listNotes, noteLeadPresence } from './notes.ts';
import { readPerson } from './lead-person.ts';
import { waitingLeadsSchema, type WaitingLeads } from '../../deadlines.contract.ts';
import { enteredMessageSchema, messageCountsSchema, messageSchema, type Message } from '../../contract.ts';
import { enterLead } from './enter-lead.ts';
import { countMessages, readWaiting } from './read-waiting.ts';

const assigneeExample = {
  id: '019a9f5e-1f00-7c11-8a6b-2b7f1a2c3d4e',
  name: 'Mara Lind',
  email: 'mara@example.com',
};

const authored = { author_id: assigneeExample.id, author_name: assigneeExample.name };

const noteExample: LeadNote = {
  id: '019a9f6a-2b10-7d3c-9b1e-7c8d9e0f1a2b',
  text: 'Called back; she wants two dates in December.',
  ...authored,
  created_at: '2026-11-20T10:02:11.040Z',
};

const eventExample: LeadEvent = {
  id: '019a9f6a-2b11-7aa0-8c2d-1d2e3f4a5b6c',
  kind: 'status',
  data: { from: 'new', to: 'open' },
  ...authored,
  created_at: '2026-11-20T10:00:40.512Z',
};

const personExample: LeadPerson = {
  email: 'jane@northfield-clinics.example',
  messages: [],
  unmatched_mails: [],
  subscribed_at: '2026-10-02T08:15:30.120Z',
  company: 'northfield-clinics.example',
  colleagues: [
    {
      id: '019a9f5e-8c40-7a52-9d3b-5f0f6f1c2d3e',
      name: 'Tom Reed',
      email: 'tom@northfield-clinics.example',
      subject: 'Rosters for two wards',
      form_tag: null,
      quiz_answers: null,
      status: 'waiting',
      created_at: '2026-11-18T14:20:05.300Z',
    },
  ],
};

const bulkExample = { ids: ['019a9f5e-8c40-7a52-9d3b-5f0f6f1c2d3e'], status: 'done' as const };

const listNotesRoute = createRoute({
  ...adminRead(jsonResponse('The newest 200', z.array(noteSchema), [noteExample]), 404),
  path: '/messages-api/{id}/notes',
  operationId: 'listMessageNotes',
  summary: 'List the notes about a message, newest first',
  request: { params: idParamSchema },
});

const addNoteRoute = createRoute({
  ...adminCreate(
    jsonResponse('The note', noteSchema, noteExample),
    invalidFields([{ field: 'text', message: 'text is required' }]),
    404,
  ),
  path: '/messages-api/{id}/notes',
  operationId: 'addMessageNote',
  summary: 'Add a note to a message',
  description: 'For colleagues: the sender never sees it.',
  request: { params: idParamSchema, body: jsonBody(newNoteSchema, { text: noteExample.text }) },
});

const activityRoute = createRoute({
  ...adminRead(
    jsonResponse('The newest 200, and when it came', z.array(leadEventSchema), [eventExample]),
    404,
  ),
  path: '/messages-api/{id}/activity',
  operationId: 'listMessageActivity',
  summary: 'List what happened to a message and who did it, newest first',
  request: { params: idParamSchema },
});

const personRoute = createRoute({
  ...adminRead(jsonResponse('The person', leadPersonSchema, personExample), 404),
  path: '/messages-api/{id}/person',
  operationId: 'readMessagePerson',
  summary: 'Read who wrote a message, and who else at their company has written',
  description:
    'Each address counts as one person, ignoring case. Other people of the same company are listed too; public mail providers do not count as companies.',
  request: { params: idParamSchema },
});

const bulkRoute = createRoute({
  ...adminChange(
    'post',
    jsonResponse('Which', bulkResultSchema, { changed: bulkExample.ids, missing: [] }),
    invalidFields([{ field: 'ids', message: 'ids must be 1 to 100 ids' }]),
  ),
  path: '/messages-bulk',
  operationId: 'changeMessages',
  summary: 'Change, move or delete several messages',
  description:
    'All or none; messages that no longer exist are listed in `missing`. `spam` and `delete` cannot be combined with other changes. Spam is kept, with its reasons; when a message moves to the inbox, the mail about it is sent, once.',
  request: { body: jsonBody(bulkChangeSchema, bulkExample) },
});

const assigneesRoute = createRoute({
  ...adminRead(
    jsonResponse('Those with the right to messages, by name', z.array(assigneeSchema), [assigneeExample]),
  ),
  path: '/messages-assignees',
  operationId: 'listMessageAssignees',
  summary: 'List the accounts that a message can be assigned to',
});

const presenceRoute = createRoute({
  ...describePresence('a message'),
  path: '/messages-api/{id}/presence',
  operationId: 'noteMessagePresence',
  request: { params: idParamSchema },
});

const waitingExample: WaitingLeads = {
  ...{ new: 2, open: 1, overdue: 1, due: 1, unowned: 2 },
  leads: [
    {
      id: '019a9f5e-b2c4-7d10-8e5f-2a3b4c5d6e7f',
      name: 'Ann Reader',
      subject: 'A ward',
      status: 'new',
      assignee_id: null,
      created_at: '2026-11-20T09:14:03.221Z',
      due_at: '2026-11-20T13:14:03.221Z',
    },
  ],
};

const waitingRoute = createRoute({
  ...adminRead(jsonResponse('What waits', waitingLeadsSchema, waitingExample)),
  path: '/messages-waiting',
  operationId: 'readWaitingMessages',
  summary: 'Count the messages that wait for an answer, and list the most urgent',
  description: 'Those that are new or open, without spam.',
});

const countsRoute = createRoute({
  ...adminRead(jsonResponse('How many', messageCountsSchema, { new: 2, open: 1, waiting: 4 })),
  path: '/messages-counts',
  operationId: 'countMessages',
  summary: 'Count the messages of the inbox that are not done, by their state',
});

const enteredExample = {
  name: 'Ann Carter',
  email: 'ann@northfield-clinics.example',
  subject: 'Called about bookings',
  message: 'Four clinics; wants to be called back on Thursday.',
};

const storedExample: Message = {
  id: '019a9f5e-8c40-7a52-9d3b-5f0f6f1c2d3e',
  ...enteredExample,
  ...{ form_tag: null, quiz_answers: null, source: null, channel: null },
  ...{ read: true, status: 'open', assignee_id: null, won: false, value: null, version: 1 },
  due_at: '2026-11-20T17:14:03.221Z',
  answered_at: null,
  created_at: '2026-11-20T09:14:03.221Z',
};

const enterRoute = createRoute({
  ...adminCreate(
    jsonResponse('The message', messageSchema, storedExample),
    invalidFields([{ field: 'name', message: 'Name is required' }]),
  ),
  path: '/messages-entered',
  operationId: 'enterMessage',
  summary: 'Enter a message that came by telephone or in person',
  description: 'It counts as read. No email is sent about it. Its activity says who entered it.',
  request: { body: jsonBody(enteredMessageSchema, enteredExample) },
});

/** `/functions/v1/messages-api/{id}/…`, and `/messages-…` for several or all. */
export const inboxRoutes = createRoutes('Messages API')
  .openapi(listNotesRoute, async (c) => c.json(await listNotes(c.var.context, c.req.valid('param')), 200))
  .openapi(addNoteRoute, async (c) => {
    const note = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await addNote(c.var.context, note), 201);
  })
  .openapi(activityRoute, async (c) => c.json(await listActivity(c.var.context, c.req.valid('param')), 200))
  .openapi(personRoute, async (c) => c.json(await readPerson(c.var.context, c.req.valid('param')), 200))
  .openapi(bulkRoute, async (c) => c.json(await changeLeads(c.var.context, c.req.valid('json')), 200))
  .openapi(assigneesRoute, async (c) => {
    const { caller, database, site } = c.var.context;
    requireRight(caller, 'listMessageAssignees');
    return c.json(await site.selectColleagues(database.kysely, 'listMessages'), 200);
  })
  .openapi(presenceRoute, async (c) =>
    c.json(await noteLeadPresence(c.var.context, c.req.valid('param')), 200),
  )
  .openapi(countsRoute, async (c) => c.json(await countMessages(c.var.context), 200))
  .openapi(enterRoute, async (c) => c.json(await enterLead(c.var.context, c.req.valid('json')), 201))
  .openapi(waitingRoute, async (c) => c.json(await readWaiting(c.var.context), 200));
