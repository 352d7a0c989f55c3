import { z } from 'zod';

/** The days that can be requested. A year beyond 9999 has a sign, and days are compared as text. */
export const firstDay = '1970-01-01';
export const lastDay = '2999-12-31';

/** The longest range: as long as sums are kept. */
export const mostDays = 731;

const day = (name: string) => {
  const error = `${name} must be a day such as 2026-11-20`;
  return z
    .string()
    .pipe(z.iso.date({ error }))
    .refine((given) => given >= firstDay && given <= lastDay, {
      error: `${name} must be a day from ${firstDay} to ${lastDay}`,
    })
    .optional();
};

/** The range of days that the figures cover, in UTC, inclusive. */
export const rangeSchema = z.object({
  from: day('from').meta({
    description: 'The first day (UTC); without it, 29 days before the last',
    example: '2026-11-01',
  }),
  to: day('to').meta({ description: 'The last day (UTC); without it, today', example: '2026-11-30' }),
});

export type RangeQuery = z.output<typeof rangeSchema>;

/** The groupings of the figures. */
const bys = ['all', 'landing', 'page', 'article', 'case', 'channel', 'host', 'campaign'] as const;

export type StatBy = (typeof bys)[number];

/** The groupings by pages: those have titles. */
const pageBys = ['page', 'landing', 'article', 'case'] as const satisfies readonly StatBy[];

export type PageBy = (typeof pageBys)[number];

export const isOfPages = (by: string): by is PageBy => (pageBys as readonly string[]).includes(by);

export const bySchema = z
  .enum(bys, { error: `by must be one of ${bys.join(', ')}` })
  .default('all')
  .meta({
    description:
      '`landing`: the first page of a visit; `page`: a page that was opened or from which forms were sent; `article` and `case`: the last one opened before',
    example: 'channel',
  });

export const pagesBySchema = z
  .enum(pageBys, { error: 'by must be page, landing, article or case' })
  .default('page')
  .meta({ description: 'As for `/funnel`' });

const count = (description: string) => z.int().meta({ description });

const shareSchema = z
  .object({
    rate: z.number().meta({ description: 'From 0 to 1' }),
    low: z.number(),
    high: z.number(),
  })
  .meta({
    id: 'Share',
    description: 'A share with its 95 % Wilson interval, which is wide for few cases',
  });

export type Share = z.infer<typeof shareSchema>;

const title = z.string().optional().meta({ description: 'Of a page that can be found on the site' });

const successStatSchema = z.object({
  name: z.string().meta({ description: 'The page, channel, host or campaign; empty for all' }),
  views: count('Of pages; 0 where views are not counted by this'),
  visits: count('What one browser opens on one day'),
  seen: count('Visits that opened the page that the contact form stands on'),
  begun: count('How often the contact form was turned to, by browsers that allow to be counted'),
  sent: count('Messages that were sent and are not spam'),
  answered: count('Of those'),
  won: count('Of those that were sent'),
  value: count('Of those that were won, in whole units of money'),
  conversion: shareSchema.nullable().meta({
    description: 'Forms sent per visit; null without visits, and if more were sent than visits counted',
  }),
});

/** Stats for one page, channel, host or campaign, and those of the preceding period of the same length. */
export const statRowSchema = successStatSchema
  .extend({
    title,
    visits_before: count('In as many days before'),
    sent_before: count('In as many days before'),
  })
  .meta({ id: 'InsightFigures' });

export type Stats = z.infer<typeof successStatSchema>;

export type StatRow = z.infer<typeof statRowSchema>;

const deviceSchema = successStatSchema
  .pick({ name: true, views: true, visits: true, seen: true })
  .extend({ visits_before: count('In as many days before') })
  .meta({
    id: 'DeviceFigures',
    description:
      'Figures for a class of devices, as browsers identify themselves; leads do not record their device',
  });

export type DeviceRow = z.infer<typeof deviceSchema>;

const daySchema = z.object({ day: z.string(), views: z.int(), visits: z.int(), sent: z.int() });

export type StatDay = z.infer<typeof daySchema>;

const periodSchema = z.object({ from: z.string(), to: z.string() }).meta({ id: 'InsightPeriod' });

export type Period = z.infer<typeof periodSchema>;

export const summarySchema = z
  .object({
    period: periodSchema,
    before: periodSchema,
    total: statRowSchema,
    total_before: successStatSchema.meta({ description: 'The preceding period of the same length' }),
    devices: z.array(deviceSchema),
    bots: count('Views of programs that say that they are; in no other figure'),
    bots_before: count('In as many days before'),
    days: z.array(daySchema).meta({ description: 'Every day of the period' }),
    days_before: z.array(daySchema).meta({ description: 'Every day of the preceding period' }),
  })
  .meta({ id: 'InsightSummary' });

export type Summary = z.infer<typeof summarySchema>;

export const sourcesSchema = z
  .object({
    channels: z.array(statRowSchema),
    hosts: z.array(statRowSchema),
    campaigns: z.array(statRowSchema),
  })
  .meta({ id: 'InsightSources' });

export const issueQuerySchema = rangeSchema.extend({
  issue: z.string().max(60).optional().meta({
    description: 'Only this issue, whenever it was sent',
    example: '019a9f5e-91b8-7c0e-a2f4-6d1e7b8c9b02',
  }),
});

export const issueStatsSchema = z
  .object({
    id: z.string(),
    subject: z.string(),
    started_at: z.iso.datetime(),
    recipients: count('Mails that a server took'),
    visits: count('Visits that began with one of its links to this site'),
    sent: count('Messages of people whose first visit it brought'),
    won: count('Those of them that were won'),
    value: count('What these are worth, in whole currency units'),
  })
  .meta({ id: 'IssueStats', description: 'What an issue of the newsletter has brought since it was sent' });

export type IssueStats = z.infer<typeof issueStatsSchema>;

export const funnelSteps = ['visits', 'seen', 'begun', 'sent', 'answered', 'won'] as const;

export const funnelSchema = z
  .object({
    name: z.string(),
    title,
    steps: z.array(
      z.object({
        step: z.enum(funnelSteps),
        count: z.int(),
        share: shareSchema.nullable().meta({
          description:
            'Relative to the previous step; null if that is empty or smaller, because it is counted differently',
        }),
      }),
    ),
  })
  .meta({ id: 'InsightFunnel' });

export type Funnel = z.infer<typeof funnelSchema>;

export const quizResultsSchema = z
  .object({
    finished: count('How often a fortune was told'),
    answers: z.array(z.object({ question: z.string(), answer: z.string(), count: z.int() })),
    channels: z.array(z.object({ channel: z.string(), count: z.int() })).meta({
      description: 'What brought those who finished it, if their browser reported it',
    }),
  })
  .meta({ id: 'QuizResults' });

export type QuizResults = z.infer<typeof quizResultsSchema>;
