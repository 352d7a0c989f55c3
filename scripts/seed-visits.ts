import { demoSources, demoVisits, listDemoSums } from '#content/demo/visits.ts';
import { addSums, hasSumsBefore } from '#features/insights/server/sums.store.ts';
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
      days.flatMap((day, ago) => listDemoSums(day, ago)),
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

/** The source of a demonstration message. @param index among them */
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
