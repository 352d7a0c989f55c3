import { z } from 'zod';

/** Answers in a month from which the site shows how soon they came. */
export const recordFrom = 20;

export const answerHoursSchema = z
  .object({
    enabled: z.boolean().meta({ description: 'Whether messages are due by business hours' }),
    time_zone: z.string(),
    promise_hours: z.int(),
    soon_minutes: z
      .int()
      .meta({ description: 'With so many minutes of business time left, an answer is due soon' }),
    open: z.array(z.object({ from: z.iso.datetime(), to: z.iso.datetime() })).meta({
      description: 'When it is open, from 45 days ago to 45 days from now; empty without business hours',
    }),
  })
  .meta({ id: 'AnswerHours', description: 'What a timer of a message counts by' });

export type AnswerHours = z.infer<typeof answerHoursSchema>;

export const answerRecordSchema = z
  .object({
    needed: z.int().meta({ description: 'Answers from which the site shows it' }),
    shown: z.boolean().meta({ description: 'Whether the site shows it now' }),
    month: z.string().nullable().meta({
      description:
        "The month on the site's clock, as 2026-11; null where messages are not due by business hours",
    }),
    answers: z.int().meta({ description: 'Messages that were answered this month, spam apart' }),
    within: z.int().meta({ description: 'Those that were answered within the promised hours' }),
    median_minutes: z
      .int()
      .nullable()
      .meta({ description: 'Of business time, from a message to its answer; null without an answer' }),
    promise_hours: z.int(),
  })
  .meta({ id: 'AnswerRecord', description: 'How soon messages are answered, as measured' });

export type AnswerRecordState = z.infer<typeof answerRecordSchema>;
