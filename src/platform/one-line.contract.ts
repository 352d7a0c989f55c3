import { z } from 'zod';

/**
 * A text in one line, composed (NFC) and trimmed: line breaks and other control characters in it count as spaces, as a browser's
 * field for one line takes them out.
 */
export const oneLine = (error: string | ((issue: { input?: unknown }) => string)) =>
  z
    .string({ error })
    .normalize()
    .overwrite((value) => value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
    .trim();
