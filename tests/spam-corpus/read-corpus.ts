import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { NewMessage } from '#features/messages/contract.ts';

/** A message of the corpus, and what a person says of it. */
export interface Sample extends NewMessage {
  id: string;
  /** ISO 639-1. */
  language: string;
  /** What it is about: `lead`, `seo`, … */
  kind: string;
  unwanted: boolean;
}

const languages = ['en', 'de', 'fr', 'es', 'ru', 'zh'];

const readLanguage = (language: string): Sample[] =>
  readFileSync(new URL(`${language}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Sample);

/** The half is told by a sample's id alone, so that it stays the same whatever is added. */
const isHeldOut = ({ id }: Sample): boolean => createHash('sha256').update(id).digest()[0]! % 2 === 1;

const all = languages.flatMap(readLanguage);

/** What rules and weights are tuned on. */
export const tuningHalf: Sample[] = all.filter((sample) => !isHeldOut(sample));

/** What they are measured on, and nothing else. */
export const heldOutHalf: Sample[] = all.filter(isHeldOut);
