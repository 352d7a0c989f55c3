import { getRequestListener } from '@hono/node-server';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { countAdmins } from '#features/accounts/server/count-admins.ts';
import { createAuth } from '#features/accounts/server/create-auth.ts';
import { ensureFirstAdmin } from '#features/accounts/server/ensure-first-admin.ts';
import { readAuthSecret } from '#features/accounts/server/read-auth-secret.ts';
import { sweepAccounts } from '#features/accounts/server/sweep-accounts.ts';
import { createApi } from '#front/api.ts';
import { createAccounts } from '#front/accounts.ts';
import { createForms } from '#front/forms/forms.ts';
import { createFront } from '#front/front.ts';
import { createHealth } from '#front/health.ts';
import { loadPages } from '#front/load-pages.ts';
import { createPageServices } from '#front/page-services.ts';
import { createPageServer } from '#front/serve-page.ts';
import { openStaticFiles } from '#front/static-files.ts';
import { PageStore } from '#front/store/page-store.ts';
import { describeStart } from './describe-start.ts';
import { ConfigError, readConfig } from './platform/config/read-config.ts';
import { createClientAddressReader } from './platform/http/client-address.ts';
import { runEvery } from './platform/jobs/run-every.ts';
import { createLog } from './platform/log/create-log.ts';
import { openPlatform } from './platform/open-platform.ts';
import { stopGracefully } from './stop-gracefully.ts';

enableCompileCache();

const builtSite = join(import.meta.dirname, '../dist');

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const pages = await loadPages(builtSite);
  const platform = await openPlatform(config, log);
  const auth = createAuth({ ...platform, authSecret: readAuthSecret(config) });
  await ensureFirstAdmin(platform);

  const accounts = createAccounts(platform, auth);
  const readClientAddress = createClientAddressReader(config.trustedProxies);
  const api = createApi(platform, auth, accounts);
  const server = createFront({
    platform,
    staticFiles: openStaticFiles(join(builtSite, 'client')),
    servePage: createPageServer({
      platform,
      pages,
      store: new PageStore(platform.database.contentVersion),
      createServices: createPageServices(platform),
      forms: createForms(platform, auth),
      readClientAddress,
      redirectSignedIn: accounts.redirectSignedIn,
    }),
    serveApi: getRequestListener(
      (request, { incoming }) =>
        api.fetch(request, {
          clientAddress: readClientAddress(incoming as Parameters<typeof readClientAddress>[0]),
        }),
      { overrideGlobalObjects: false },
    ),
    serveHealth: createHealth(platform),
    readClientAddress,
  });
  const jobs = [
    runEvery('content version', 1000, () => platform.database.contentVersion.refresh(), log),
    runEvery('outbox', 1000, () => platform.outbox.sendDue(), log),
    runEvery('account sweep', 3_600_000, () => sweepAccounts(platform), log),
  ];

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.port, config.host, resolve);
  });
  console.log(describeStart(config, server.address(), await countAdmins(platform)));
  stopGracefully(server, jobs, platform);
}

try {
  await start();
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  console.error(error instanceof ConfigError ? text : `Countermark could not start: ${text}`);
  process.exit(1);
}
