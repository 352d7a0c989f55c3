import { z } from 'zod';

const nextKinds = ['search', 'question', 'landing', 'article', 'case'] as const;

export const nextItemSchema = z
  .object({
    kind: z.enum(nextKinds).meta({
      description:
        '`search`: nothing was found; `question`: the assistant had no answer; `landing`: a page on which visits end; `article` and `case`: read last before a message was sent',
    }),
    name: z.string().meta({ description: 'The searched text, or the page' }),
    title: z.string().optional().meta({ description: 'Of the page' }),
    visitors: z.number().meta({
      description:
        'What the list is ordered by. A search or question counts each time; a landing page counts the visits that ended on it beyond the usual share; an article counts its leads, each weighted by the average number of visits per lead',
    }),
    count: z.int().meta({ description: 'Number of searches, visits that ended there, or leads' }),
    of: z.int().nullable().meta({
      description: 'The visits out of which `count` was counted; null for anything that is not a visit',
    }),
    evidence: z.string().meta({ description: 'The same in words' }),
  })
  .meta({ id: 'NextItem', description: 'A suggestion for what to write about, and why' });

export type NextItem = z.infer<typeof nextItemSchema>;
