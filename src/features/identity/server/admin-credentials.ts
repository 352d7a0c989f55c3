import { z } from 'zod';
import { adminPasswordMinLength, passwordMaxLength } from '../contract.ts';
import { AccountError } from './account-error.ts';

const emailSchema = z.string().trim().max(255).toLowerCase().pipe(z.email());

/** The address in the form that accounts store it. @throws AccountError */
export function readAdminEmail(text: string): string {
  const parsed = emailSchema.safeParse(text);
  if (!parsed.success) throw new AccountError(`"${text}" is not an email address`);
  return parsed.data;
}

/** @throws AccountError for a password that is too weak for an admin */
export function checkAdminPassword(password: string): void {
  const { length } = [...password];
  if (length < adminPasswordMinLength) {
    throw new AccountError(`an admin's password must have at least ${adminPasswordMinLength} characters`);
  }
  if (length > passwordMaxLength) {
    throw new AccountError(`a password must have at most ${passwordMaxLength} characters`);
  }
}
