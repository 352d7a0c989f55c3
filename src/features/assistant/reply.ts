import { assistantReplies } from '#content/assistant.ts';
import type { AssistantReply, AssistantRule } from '#content/assistant.schema.ts';

export type Reply = AssistantReply & { rule: AssistantRule };

/** Tried in this order; the first that matches answers. */
const rules: readonly [Exclude<AssistantRule, 'default'>, RegExp][] = [
  ['latest', /latest|trend/i],
  ['automation', /automation/i],
  // A whole word in any script, so that "email" and "training" are not about AI.
  ['ai', /(?<![\p{L}\p{N}_])ai(?![\p{L}\p{N}_])|artificial intelligence/iu],
];

/** The prepared reply to a visitor's question. */
export function replyTo(question: string): Reply {
  const rule = rules.find(([, pattern]) => pattern.test(question))?.[0] ?? 'default';
  return { rule, ...assistantReplies[rule] };
}
