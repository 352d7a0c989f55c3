import type { Platform } from '#platform/context.ts';
import { selectNextMoment } from './visible.store.ts';

/** From when the next moment is known, until when, in milliseconds since the epoch, and of which content. */
interface Known {
  version: number;
  from: number;
  until: number;
}

/**
 * Finds the time at which the next post appears or disappears: what shows posts is valid until then. It is read once
 * for each state of the content, and again once that moment has come or the clock was set back.
 */
export function createNextMoment({
  database,
}: Pick<Platform, 'database'>): (now: number) => Promise<number | undefined> {
  let known: Known | null = null;
  return async (now) => {
    const version = database.contentVersion.current;
    if (known?.version !== version || now < known.from || now >= known.until) {
      const moment = await selectNextMoment(database.kysely, new Date(now).toISOString());
      known = { version, from: now, until: moment === null ? Infinity : Date.parse(moment) };
    }
    return known.until === Infinity ? undefined : known.until;
  };
}
