import { config, type core } from 'zod';

/** The units of things that have a size. */
const units: Record<string, { singular: string; plural: string }> = {
  string: { singular: 'character', plural: 'characters' },
  array: { singular: 'entry', plural: 'entries' },
};

const types: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const formats: Record<string, string> = {
  email: 'an email address',
  url: 'an address such as https://www.example.com',
  uuid: 'a UUID',
  datetime: 'a time such as 2026-11-20T10:00:00Z',
  date: 'a date such as 2026-11-20',
  time: 'a time such as 10:00',
};

/**
 * The text for a zod issue where a schema has none of its own, to follow the field's name: zod's texts use
 * its own terms ("expected string to have <=200 characters").
 */
const describeIssue: core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      return `must be ${types[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${listWords(issue.values.map(String))}`;
    case 'too_big':
      if (issue.maximum === Number.MAX_SAFE_INTEGER) return 'is too large';
      return describeLimit('most', issue.maximum, issue);
    case 'too_small':
      if (issue.minimum === Number.MIN_SAFE_INTEGER) return 'is too small';
      return describeLimit('least', issue.minimum, issue);
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `has no field ${listWords(issue.keys.map((key) => `"${key}"`))}`;
    case 'invalid_format':
      return formats[issue.format] ? `must be ${formats[issue.format]}` : 'is not in the expected form';
    default:
      return 'is not valid';
  }
};

function describeLimit(
  side: 'most' | 'least',
  limit: number | bigint,
  { origin, exact, inclusive }: { origin: string; exact?: boolean; inclusive?: boolean },
): string {
  const unit = units[origin];
  if (side === 'least' && unit && Number(limit) === 1) return 'must not be empty';
  const amount = unit ? ` ${Number(limit) === 1 ? unit.singular : unit.plural}` : '';
  if (exact) return `must be exactly ${limit}${amount}`;
  if (inclusive === false) return `must be ${side === 'most' ? 'below' : 'above'} ${limit}${amount}`;
  return unit && origin !== 'string'
    ? `must have at ${side} ${limit}${amount}`
    : `must be at ${side} ${limit}${amount}`;
}

/** "a", "a or b", "a, b or c" */
const listWords = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** Makes zod use these texts wherever a schema has none. */
export const setIssueWords = (): void => {
  config({ localeError: describeIssue });
};
