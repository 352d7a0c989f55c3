import { createSite } from '#app/create-site.ts';
import { readAuthSecret } from '#features/identity/server/read-auth-secret.ts';
import { readConfig } from '#platform/config/read-config.ts';
import { createLog } from '#platform/log/create-log.ts';
import { openPlatform } from '#platform/open-platform.ts';
import { runCommand } from './run-command.ts';
import { seedContent, type Seeded } from './seed-content.ts';

/** `npm run seed`: fills the configured database with the demonstration content. */
async function main(): Promise<string> {
  const config = readConfig(process.env);
  const platform = await openPlatform(
    config,
    createLog({ logLevel: 'warn' }),
    readAuthSecret(config),
    createSite,
  );
  try {
    const where = config.database.kind === 'sqlite' ? config.database.file : 'PostgreSQL';
    return describe(await seedContent(platform), where);
  } finally {
    await platform.close();
  }
}

function describe({ posts, pictures, messages, subscribers, visitDays }: Seeded, where: string): string {
  if (posts + messages + subscribers + visitDays === 0) {
    return `Nothing added: the demonstration content is in ${where} already.`;
  }
  return `Added to ${where}: ${posts} posts (${pictures} pictures), ${messages} messages, ${subscribers} subscribers, visits of ${visitDays} days.`;
}

await runCommand(main, (reason) => `The demonstration content was not added: ${reason}`);
