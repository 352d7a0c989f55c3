import { demoSources, demoVisits } from '#content/demo/visits.ts';
import { addSums, hasSumsBefore, type SumRow } from '#features/insights/server/sums.store.ts';
import type { SumKind } from '#features/insights/server/tables.ts';
import { addUnmet } from '#features/insights/server/unmet.store.ts';
import type { Source } from '#domain/attribution/contract.ts';
import type { Platform } from '#platform/context.ts';

const dayMs = 86_400_000;

/** Adds the demonstration's visits if nothing was counted before today. @returns for how many days */
export async function seedVisits({ database, now }: Platform): Promise<number> {
  const today = now().toISOString().slice(0, 10);
  if (await hasSumsBefore(database.kysely, today)) return 0;
  const days = Array.from({ length: demoVisits.days }, (_, ago) =>
    new Date(now().getTime() - (ago + 1) * dayMs).toISOString().slice(0, 10),
  );
  await database.write(async (trx) => {
    await addSums(
      trx,
      days.flatMap((day, ago) => listSums(day, ago)),
    );
    for (const [kind, texts] of [
      ['search', demoVisits.searches],
      ['question', demoVisits.questions],
    ] as const) {
      for (const [text, count] of Object.entries(texts)) {
        for (let n = 0; n < count; n += 1)
          await addUnmet(trx, { kind, text, at: `${days[n % 20]}T09:00:00.000Z` });
      }
    }
  });
  return days.length;
}

/** What brought a demonstration message. @param index among them */
export function readDemoSource(index: number): Source | null {
  const source = demoSources[index % demoSources.length];
  if (!source) return null;
  const { channel, host, landing } = source;
  const touch = {
    ...{ channel, referrer_host: host, utm_source: null, utm_medium: null, utm_campaign: null },
    ...{ utm_term: null, utm_content: null, click_id: null },
  };
  return {
    landing_page: landing,
    page: '/contact',
    last_article: landing.startsWith('/blog/') ? landing : null,
    last_case: landing.startsWith('/portfolio/') ? landing : null,
    first: touch,
    last: touch,
  };
}

function listSums(day: string, ago: number): SumRow[] {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  // A little more each week, and never the same twice.
  const visits =
    demoVisits.perDay * (isWeekend ? demoVisits.weekend : 1) * (1 - ago / 150) * (0.9 + ((ago * 7) % 5) / 20);
  const make = (kind: SumKind, name: string, share: number, bots = 0): SumRow => {
    const part = Math.round(visits * share);
    return {
      ...{ day, kind, name, visits: part, views: Math.round(part * demoVisits.viewsPerVisit), bots },
      ...{ onward: Math.round(part * 0.45), seen: Math.round(part * 0.11), begun: Math.round(part * 0.03) },
    };
  };
  const makeAll = (kind: SumKind, shares: Record<string, number>, scale = 1) =>
    Object.entries(shares).map(([name, share]) => make(kind, name, share * scale));
  const read = Object.entries(demoVisits.pages).filter(([path]) => /^\/(?:blog|portfolio)\/./.test(path));
  return [
    make('all', '', 1, Math.round(visits * demoVisits.bots)),
    ...makeAll('channel', demoVisits.channels),
    ...makeAll('host', demoVisits.hosts),
    ...makeAll('campaign', demoVisits.campaigns),
    ...makeAll('device', demoVisits.devices),
    ...makeAll('page', demoVisits.pages),
    ...makeAll('landing', demoVisits.pages, 0.6),
    ...makeAll('article', Object.fromEntries(read)),
  ].filter((row) => row.visits > 0);
}
