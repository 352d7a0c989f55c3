import { z } from 'zod';
import { hasUserInfo } from '#platform/user-info.contract.ts';

export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .refine((address) => !hasUserInfo(address), 'must not have a name or password before its host');

/** In digits alone: neither `1e3` nor ` 80`. */
export const wholeNumber = (minimum: number, maximum: number, unit?: string) => {
  const text = `must be a whole number ${unit ? `of ${unit} ` : ''}from ${minimum} to ${maximum}`;
  return z
    .string()
    .regex(/^\d+$/, text)
    .transform(Number)
    .pipe(z.number().min(minimum, text).max(maximum, text));
};

export const days = wholeNumber(1, 36_500, 'days').optional();

export const upTo = (maximum: number, unit: string) => wholeNumber(1, maximum, unit).default(maximum);
