import { createRoute } from '@hono/zod-openapi';
import { adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { jsonResponse } from '#platform/http/openapi.ts';
import {
  timerHoursSchema,
  replyStatsSchema,
  recordFrom,
  type TimerHours,
  type ReplyStatsState,
} from '../../deadlines.contract.ts';
import { readTimerHours, readReplyStats } from './read-reply-stats.ts';

const hoursExample: TimerHours = {
  enabled: true,
  time_zone: 'America/Los_Angeles',
  promise_hours: 4,
  soon_minutes: 60,
  open: [{ from: '2026-11-24T17:00:00.000Z', to: '2026-11-25T01:00:00.000Z' }],
};

const recordExample: ReplyStatsState = {
  needed: recordFrom,
  shown: true,
  month: '2026-11',
  answers: 43,
  within: 41,
  median_minutes: 110,
  promise_hours: 4,
};

const hoursRoute = createRoute({
  ...adminRead(jsonResponse('The open hours', timerHoursSchema, hoursExample)),
  path: '/messages-hours',
  operationId: 'readAnswerHours',
  summary: 'Read what the timers of messages count by',
  description: 'Business hours as times in UTC, without holidays and with clock changes accounted for.',
});

const recordRoute = createRoute({
  ...adminRead(jsonResponse('As measured now', replyStatsSchema, recordExample)),
  path: '/messages-record',
  operationId: 'readAnswerRecord',
  summary: 'Read how soon messages were answered this month',
  description:
    'In business time, from receiving a message to its first answer. The site shows it if `show_record` of `/settings/answer-time` is on and there are enough answers; it is recomputed every hour.',
});

/** `/functions/v1/messages-hours` and `/messages-record` */
export const deadlineRoutes = createRoutes('Messages API')
  .openapi(hoursRoute, async (c) => c.json(await readTimerHours(c.var.context), 200))
  .openapi(recordRoute, async (c) => c.json(await readReplyStats(c.var.context), 200));
