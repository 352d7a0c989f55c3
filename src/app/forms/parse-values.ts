import type { z } from 'zod';
import { refuseIssues } from '#platform/http/refuse-issues.ts';

/**
 * Parses a form's values with the contract that the API uses too. @throws Problem 400 with a text for each
 * field
 */
export function parseValues<Output>(schema: z.ZodType<Output>, values: unknown): Output {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  throw refuseIssues(parsed.error.issues);
}
