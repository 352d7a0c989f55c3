import { z } from 'zod';
import { statusSchema } from './desk.contract.ts';

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
