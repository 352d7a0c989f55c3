import type { Problem } from '../http/problem.ts';

/**
 * For a write whose row must be the only one with some value: what another transaction has taken since it was looked
 * up is a problem of the caller's, not an unexpected error.
 */
export const refuseTaken =
  (taken: () => Problem) =>
  (error: unknown): never => {
    throw isUniqueViolation(error) ? taken() : error;
  };

/** PostgreSQL's unique_violation, and SQLite's. */
const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === '23505' || error.code === 'SQLITE_CONSTRAINT_UNIQUE');
