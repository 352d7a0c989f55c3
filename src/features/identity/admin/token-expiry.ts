const minuteMs = 60_000;

/**
 * How long a token remains valid: minutes if under 60, otherwise hours and minutes, or 'Expired' (SPEC
 * section 2, "API Documentation").
 * @param expiresAt seconds since the epoch
 */
export function describeExpiry(expiresAt: number, now: Date): string {
  const leftMs = expiresAt * 1000 - now.getTime();
  if (leftMs <= 0) return 'Expired';
  const minutes = Math.floor(leftMs / minuteMs);
  if (minutes < 60) return count(minutes, 'minute');
  return `${count(Math.floor(minutes / 60), 'hour')} ${count(minutes % 60, 'minute')}`;
}

const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`;
