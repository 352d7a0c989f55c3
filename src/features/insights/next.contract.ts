import { z } from 'zod';

const nextKinds = ['search', 'question', 'landing', 'article', 'case'] as const;

export const nextItemSchema = z
  .object({
    kind: z.enum(nextKinds).meta({
      description:
        '`search`: nothing was found; `question`: the assistant had no answer; `landing`: a page on which visits end; `article` and `case`: read last before a message was sent',
    }),
    name: z.string().meta({ description: 'What was looked for, or the page' }),
    visitors: z.number().meta({
      description:
        'What the list is ordered by. A search or question counts for each time; a landing page for the visits that ended on it beyond the share that is usual; an article for its leads, each as many as visits brought one',
    }),
    count: z.int().meta({ description: 'Times it was looked for, visits that ended there, or leads' }),
    of: z.int().nullable().meta({ description: 'Visits that `count` is of; null for what is no visit' }),
    evidence: z.string().meta({ description: 'The same in words' }),
  })
  .meta({ id: 'NextItem', description: 'Something that is worth writing about, and why' });

export type NextItem = z.infer<typeof nextItemSchema>;
