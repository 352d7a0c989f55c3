import { z } from 'zod';
import { hasUserInfo } from '#platform/user-info.contract.ts';

export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .refine((address) => !hasUserInfo(address), 'must not have a name or password before its host');

/** Whether an address can be read; `/` in a password that is not encoded may have moved the host into the path. */
export function isAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.username !== '' || !url.pathname.includes('@')) && isDecodable(url);
}

/** As whoever signs in with them decodes them. */
function isDecodable({ username, password }: URL): boolean {
  try {
    return [username, password].every((part) => decodeURIComponent(part) !== null);
  } catch {
    return false;
  }
}

/** What is added to the refusal of an address that has a user or a password; otherwise nothing. */
export const hintAtEncoding = (text: unknown): string =>
  String(text).includes('@')
    ? ': characters such as / # ? and % in its user and password are written as %2F %23 %3F and %25'
    : '';

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
