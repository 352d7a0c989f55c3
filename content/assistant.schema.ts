import { z } from 'zod';
import { linkSchema, listOf, text } from './schema.ts';

const assistantRuleSchema = z.enum(['latest', 'automation', 'ai', 'default']);

const assistantReplySchema = z.strictObject({
  text: text(460),
  links: z.array(linkSchema).max(3, 'has more than 3'),
});

/** One for each rule. */
export const assistantRepliesSchema = z.record(assistantRuleSchema, assistantReplySchema);

export const assistantTextsSchema = z.strictObject({
  title: text(40),
  open: text(40),
  greeting: text(140),
  hint: text(90),
  /** What of the hint can be tapped, where it stands there in single quotes. */
  suggestions: listOf(text(40), 4),
});

export type AssistantRule = z.infer<typeof assistantRuleSchema>;
export type AssistantReply = z.infer<typeof assistantReplySchema>;
export type AssistantTexts = z.infer<typeof assistantTextsSchema>;
