const recentSignInMs = 10 * 60_000;

/**
 * Whether an account's owner confirmed who they are within the last ten minutes, given the times when they
 * did. A time further ahead is from before the clock was set back, and proves nothing.
 */
export const isRecentSignIn = (moments: (Date | null | undefined)[], now: Date): boolean =>
  moments.some((moment) => {
    const ageMs = moment ? now.getTime() - moment.getTime() : Infinity;
    return Math.abs(ageMs) <= recentSignInMs;
  });
