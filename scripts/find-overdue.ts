export interface Installed {
  name: string;
  version: string;
  /** The registry's: when each version was published. */
  times: Record<string, string>;
}

const limitMs = 60 * 24 * 3_600_000;

/**
 * The first later version of the same major that has been out for more than 60 days, if any. Another major is a
 * decision, not a delay.
 */
export function findOverdue(
  { version, times }: Installed,
  now: Date,
): { version: string; since: string } | null {
  const later = Object.entries(times)
    .filter(([other]) => /^\d+\.\d+\.\d+$/.test(other) && major(other) === major(version))
    .filter(([other]) => other.localeCompare(version, 'en', { numeric: true }) > 0)
    .toSorted(([, a], [, b]) => Date.parse(a) - Date.parse(b))[0];
  if (!later || now.getTime() - Date.parse(later[1]) <= limitMs) return null;
  return { version: later[0], since: later[1].slice(0, 10) };
}

const major = (version: string): string => version.split('.')[0]!;
