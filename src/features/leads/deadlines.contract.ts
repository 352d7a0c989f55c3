import { z } from 'zod';
import { statusSchema } from './inbox.contract.ts';

/** The number of answers in a month from which the site shows how soon they came. */
export const recordFrom = 20;

export const timerHoursSchema = z
  .object({
    enabled: z.boolean().meta({ description: 'Whether messages are due by business hours' }),
    time_zone: z.string(),
    promise_hours: z.int(),
    soon_minutes: z
      .int()
      .meta({ description: 'An answer is due soon when this many minutes of business time are left' }),
    open: z.array(z.object({ from: z.iso.datetime(), to: z.iso.datetime() })).meta({
      description: 'The open hours, from 45 days ago to 45 days from now; empty without business hours',
    }),
  })
  .meta({ id: 'AnswerHours', description: 'What the timers of messages count by' });

export type TimerHours = z.infer<typeof timerHoursSchema>;

export const replyStatsSchema = z
  .object({
    needed: z.int().meta({ description: 'The number of answers from which the site shows it' }),
    shown: z.boolean().meta({ description: 'Whether the site shows it now' }),
    month: z.string().nullable().meta({
      description:
        "The month on the site's clock, as 2026-11; null if messages are not due by business hours",
    }),
    answers: z.int().meta({ description: 'Messages answered this month, not counting spam' }),
    within: z.int().meta({ description: 'Those answered within the promised hours' }),
    median_minutes: z
      .int()
      .nullable()
      .meta({ description: 'Business time from a message to its answer; null without an answer' }),
    promise_hours: z.int(),
  })
  .meta({ id: 'AnswerRecord', description: 'How soon messages are answered, as measured' });

export type ReplyStatsState = z.infer<typeof replyStatsSchema>;

const waitingLeadSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    subject: z.string(),
    status: statusSchema,
    assignee_id: z.string().nullable(),
    created_at: z.string(),
    due_at: z.string().nullable(),
  })
  .meta({ id: 'WaitingMessage' });

export type WaitingLead = z.infer<typeof waitingLeadSchema>;

/** Leads that wait for us: new and open ones. */
export const waitingLeadsSchema = z
  .object({
    new: z.int().meta({ description: 'Not looked at yet' }),
    open: z.int(),
    overdue: z.int().meta({ description: 'Should have been answered by now' }),
    due: z.int().meta({ description: 'Due within the next 24 hours' }),
    unowned: z.int().meta({ description: 'Without an owner' }),
    leads: z.array(waitingLeadSchema).meta({
      description: 'At most eight: those due first; then those without a date, new before open, oldest first',
    }),
  })
  .meta({ id: 'WaitingMessages', description: 'Messages that wait for an answer' });

export type WaitingLeads = z.infer<typeof waitingLeadsSchema>;
