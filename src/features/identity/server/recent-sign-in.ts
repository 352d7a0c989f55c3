const recentSignInMs = 10 * 60_000;

/**
 * Whether one of these moments, at which an account's owner showed who they are, is at most ten minutes ago.
 * One that lies farther ahead is from before the clock was set back, and says nothing.
 */
export const isRecentSignIn = (moments: (Date | null | undefined)[], now: Date): boolean =>
  moments.some((moment) => {
    const ageMs = moment ? now.getTime() - moment.getTime() : Infinity;
    return Math.abs(ageMs) <= recentSignInMs;
  });
