import { fortuneLines } from '../contract.ts';

const maxLength = 1200;
const endOfReasoning = '</think>';
/** Bounds the work done here; far more than is ever shown. */
const maxRawLength = 20_000;

/**
 * A model's answer as plain text, at most 1200 characters, cut at the end of a sentence if one ends in its second
 * half: by the lines that it was asked for, or one paragraph if it has others. Reasoning before `</think>`, tags,
 * Markdown and control characters are removed.
 */
export function cleanFortune(raw: string): string {
  const reasoningEnd = raw.lastIndexOf(endOfReasoning);
  const answer = reasoningEnd === -1 ? raw : raw.slice(reasoningEnd + endOfReasoning.length);
  const plain = answer
    .slice(0, maxRawLength)
    .toWellFormed()
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|[-*+>])[ \t]+/gm, '')
    .replace(/[*`~]+|__+/g, '')
    .replace(/[\p{Cf}\p{Co}\uFFFD]+/gu, '')
    .split('\n')
    .map((line) => line.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter(Boolean);
  const text = plain.join(hasItsLines(plain) ? '\n' : ' ').replace(/^["“](.*)["”]$/s, '$1');
  return shorten(text.trim());
}

const hasItsLines = (lines: readonly string[]): boolean =>
  lines.length === fortuneLines.length &&
  fortuneLines.every((name, index) => lines[index]!.startsWith(`${name}: `));

function shorten(text: string): string {
  if (text.length <= maxLength) return text;
  const head = text.slice(0, maxLength);
  const sentenceEnd = Math.max(...['. ', '! ', '? '].map((end) => head.lastIndexOf(end)));
  if (sentenceEnd >= maxLength / 2) return head.slice(0, sentenceEnd + 1);
  const lastSpace = head.lastIndexOf(' ', maxLength - 2);
  const end = lastSpace > 0 ? lastSpace : maxLength - 1;
  return `${head.slice(0, end).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
