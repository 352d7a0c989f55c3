import type { AssistantReply, AssistantRule, AssistantTexts } from '#content/assistant.schema.ts';

export type Reply = AssistantReply & { rule: AssistantRule | 'own' };

/** Tried in this order; the first match answers. */
const rules: readonly [Exclude<AssistantRule, 'default'>, RegExp][] = [
  ['latest', /latest|trend/i],
  ['automation', /automation/i],
  // A whole word in any script, so that "email" and "training" are not about AI.
  ['ai', /(?<![\p{L}\p{N}_])ai(?![\p{L}\p{N}_])|artificial intelligence/iu],
];

export type Replies = Readonly<Record<AssistantRule, AssistantReply>>;

/** The prepared reply to a visitor's question. @param topics the owner's, which are tried first */
export function replyTo(question: string, replies: Replies, topics: AssistantTexts['topics'] = []): Reply {
  const asked = toWords(question);
  const own = topics.find(({ words }) => words.some((word) => asked.includes(toWords(word))));
  if (own) return { rule: 'own', ...own };
  const rule = rules.find(([, pattern]) => pattern.test(question))?.[0] ?? 'default';
  return { rule, ...replies[rule] };
}

/** A text's words alone, with a space around each, so that only whole ones are found. */
const toWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
