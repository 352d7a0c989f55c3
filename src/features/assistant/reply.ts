import type { AssistantReply, AssistantRule } from '#content/assistant.schema.ts';

export type Reply = AssistantReply & { rule: AssistantRule };

/** Tried in this order; the first match answers. */
const rules: readonly [Exclude<AssistantRule, 'default'>, RegExp][] = [
  ['latest', /latest|trend/i],
  ['automation', /automation/i],
  // A whole word in any script, so that "email" and "training" are not about AI.
  ['ai', /(?<![\p{L}\p{N}_])ai(?![\p{L}\p{N}_])|artificial intelligence/iu],
];

export type Replies = Readonly<Record<AssistantRule, AssistantReply>>;

/** The prepared reply to a visitor's question. */
export function replyTo(question: string, replies: Replies): Reply {
  const rule = rules.find(([, pattern]) => pattern.test(question))?.[0] ?? 'default';
  return { rule, ...replies[rule] };
}
