import { z } from 'zod';

export const removedMarkupSchema = z
  .object({
    what: z.string().meta({ description: 'The tag as it was written, cut if long, or what it is' }),
    reason: z.string().meta({ description: 'What visitors get instead, and why' }),
    lines: z.array(z.int()).meta({ description: 'In which lines of the content, from 1; the first 20' }),
  })
  .meta({ id: 'RemovedMarkup', description: 'Something that visitors do not get as it was written' });

export type RemovedMarkup = z.infer<typeof removedMarkupSchema>;
