import { setIssueWords } from './issue-words.ts';
import { invalidFields, type Problem } from './problem.ts';
import { shorten } from './text-safety.ts';

setIssueWords();

/** The part of zod's issues that is needed. */
interface Issue {
  code: string;
  path: PropertyKey[];
  message: string;
  keys?: string[];
}

/** How many unknown fields a refusal names. */
const repeatedNames = 20;

/** 400 with a text for each field that a contract refuses. */
export const refuseIssues = (issues: Issue[]): Problem =>
  invalidFields(issues.map((issue) => ({ field: nameField(issue), message: describe(issue) })));

const nameField = ({ path, keys }: Issue): string =>
  shorten(path.map(String).join('.') || (keys?.[0] ?? 'body'));

function describe({ code, message, keys = [] }: Issue): string {
  if (code !== 'unrecognized_keys') return message;
  const names = keys.slice(0, repeatedNames).map(shorten).join(', ');
  return `Unknown field: ${names}${keys.length > repeatedNames ? ` and ${keys.length - repeatedNames} more` : ''}`;
}
