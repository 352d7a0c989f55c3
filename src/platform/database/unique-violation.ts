import type { Problem } from '../http/problem.ts';

/**
 * For a write whose row must be unique in some value: if another transaction took it after the lookup, that
 * is the caller's problem, not an unexpected error.
 */
export const refuseTaken =
  (taken: () => Problem) =>
  (error: unknown): never => {
    throw isUniqueViolation(error) ? taken() : error;
  };

/** PostgreSQL's unique_violation, and SQLite's. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === '23505' || error.code === 'SQLITE_CONSTRAINT_UNIQUE');
