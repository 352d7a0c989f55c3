import { pino } from 'pino';
import { createSite } from '#app/create-site.ts';
import { sendIssues } from '#features/newsletter/server/issues/send-issues.ts';
import { readConfig } from '#platform/config/read-config.ts';
import { openPlatform } from '#platform/open-platform.ts';

/** A process that sends issues, as an instance of the product does. Its settings are in its environment. */
const config = readConfig(process.env);
const platform = await openPlatform(config, pino({ level: 'silent' }), config.authSecret!, createSite);
process.send!('open');
for (;;) {
  try {
    await sendIssues(platform, new AbortController().signal);
  } catch (error) {
    // As the job does: what another instance has begun is seen by the next run.
    if (!(error instanceof Error) || error.name !== 'OtherInstanceError') throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
}
