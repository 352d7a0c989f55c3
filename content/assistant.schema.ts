import { z } from 'zod';
import { linkSchema, listOf, text } from './schema.ts';

/** One prepared answer of the chat box. */
export const assistantReplySchema = z.strictObject({
  text: text(460, 'Text'),
  links: z.array(linkSchema).max(3, 'has more than 3').meta({ title: 'Links' }),
});

const topicSchema = z
  .strictObject({
    words: listOf(text(40), 12).meta({
      title: 'Words',
      description: 'A question that has one of them gets this reply.',
    }),
    ...assistantReplySchema.shape,
  })
  .meta({ title: 'Topic' });

export const assistantTextsSchema = z.strictObject({
  shown: z.boolean().default(true).meta({ title: 'Shown', description: 'Beside the head of /blog.' }),
  title: text(40, 'Title'),
  open: text(40, 'Button that opens it'),
  greeting: text(140, 'Greeting'),
  hint: text(90, 'Hint'),
  suggestions: listOf(text(40), 4).meta({
    title: 'Suggestions',
    description: 'Phrases that visitors can tap in the hint, where they are in single quotes.',
  }),
  topics: z
    .array(topicSchema)
    .max(12, 'has more than 12')
    .default([])
    .meta({ title: 'Topics of your own', description: 'Tried in this order, before the assistant replies.' }),
});

export type AssistantReply = z.infer<typeof assistantReplySchema>;
export type AssistantTexts = z.infer<typeof assistantTextsSchema>;
/** The subjects of messages, in the order in which the rules are tried. */
export type AssistantRule = 'latest' | 'automation' | 'ai' | 'default';
