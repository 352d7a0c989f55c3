import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { NewMessage } from '#features/leads/contract.ts';

/** A message of the corpus, and what a person says of it. */
export interface Sample extends NewMessage {
  id: string;
  /** ISO 639-1. */
  language: string;
  /** The subject: `lead`, `seo`, … */
  kind: string;
  unwanted: boolean;
}

const languages = ['en', 'de', 'fr', 'es', 'ru', 'zh'];

const readFile = (name: string): Sample[] =>
  readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Sample);

/** A sample's id alone decides its half, so that it stays the same when others are added. */
const isHeldOut = ({ id }: Sample): boolean => createHash('sha256').update(id).digest()[0]! % 2 === 1;

const all = languages.flatMap(readFile);

/** The samples that rules and phrases are tuned on; also those written later, to see how new texts fare. */
export const tuningHalf: Sample[] = [...all.filter((sample) => !isHeldOut(sample)), ...readFile('later')];

/** The samples that they are measured on, and nothing else. */
export const heldOutHalf: Sample[] = all.filter(isHeldOut);

/** Written before anything scored them, and never tuned on. */
export const unseen: Sample[] = readFile('unseen');
