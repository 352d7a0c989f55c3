import { createRoute } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import { adminSecurity, answers, jsonAnswer } from '#platform/http/openapi.ts';
import { waitingLeadsSchema, type WaitingLeads } from '../../waiting.contract.ts';
import { readWaiting } from './read-waiting.ts';

const example: WaitingLeads = {
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
  method: 'get',
  path: '/messages-waiting',
  operationId: 'readWaitingMessages',
  tags: ['Messages API'],
  summary: 'Count the messages that wait for an answer, and list the most urgent',
  description: 'Those that are new or open, without spam.',
  security: adminSecurity,
  responses: { 200: jsonAnswer('What waits', waitingLeadsSchema, example), ...answers(403) },
});

/** `/functions/v1/messages-waiting` */
export const waitingRoutes = createRoutes().openapi(waitingRoute, async (c) =>
  c.json(await readWaiting(c.var.context), 200),
);
