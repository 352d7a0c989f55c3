import { z } from 'zod';
import { linkSchema, text } from './schema.ts';

const assistantRuleSchema = z.enum(['latest', 'automation', 'ai', 'default']);

const assistantReplySchema = z.strictObject({
  text: text(460),
  links: z.array(linkSchema).min(1).max(3),
});

export const assistantRepliesSchema = z
  .record(assistantRuleSchema, assistantReplySchema)
  .refine(
    ({ default: reply }) =>
      /case studies/i.test(reply.text) && reply.links.some((link) => link.href === '/portfolio'),
    { path: ['default'], error: 'must name case studies and link to /portfolio' },
  );

export const assistantTextsSchema = z.strictObject({
  title: z.literal('AI Blog Assistant'),
  open: z.literal('Ask AI Assistant'),
  greeting: text(140),
  hint: text(90),
  suggestions: z.tuple([
    z.literal('latest AI trends'),
    z.literal('automation ROI'),
    z.literal('case studies'),
  ]),
});

export type AssistantRule = z.infer<typeof assistantRuleSchema>;
export type AssistantReply = z.infer<typeof assistantReplySchema>;
export type AssistantTexts = z.infer<typeof assistantTextsSchema>;
