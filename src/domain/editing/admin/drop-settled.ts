import type { FieldErrors } from './editing-kind.ts';

/**
 * The errors that stay once a field has changed: not its own, nor those of the list or group that it is in, nor those
 * of what is in it, which may be elsewhere by now.
 */
export const dropSettled = (errors: FieldErrors, field: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => !isWithin(path, field) && !isWithin(field, path)),
  );

const isWithin = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}.`);
