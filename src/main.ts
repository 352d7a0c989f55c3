import './start/require-node.js';
import { join } from 'node:path';
import { countAdmins } from '#features/identity/server/admins.ts';
import { checkArticles } from '#domain/rich-text/server/render-article.ts';
import { readSettings } from '#features/settings/server/read-settings.ts';
import { reportChangedRoutes } from '#features/settings/server/report-changes.ts';
import { createHttpServer } from '#http/create-server.ts';
import { createHealth } from '#http/health.ts';
import { loadPages } from '#astro/load-pages.ts';
import { createIconServer } from '#app/serve-icon.ts';
import { createUploadServer } from '#app/serve-upload.ts';
import { toPageKey } from '#app/page-key.ts';
import { readContent } from '#app/read-content.ts';
import { createPageServer, warmPages } from '#app/serve-page.ts';
import { openStaticFiles } from '#http/static-files.ts';
import { createMetrics } from '#http/metrics/serve-metrics.ts';
import { PageStore } from '#http/cache/page-store.ts';
import { RequestMetrics } from '#http/metrics/request-metrics.ts';
import { findMisspelled } from '#platform/config/find-misspelled.ts';
import { readConfig, type Config } from '#platform/config/read-config.ts';
import { createLog } from '#platform/log/create-log.ts';
import { logConsole } from '#platform/log/log-console.ts';
import { reportThreadDeaths } from '#platform/thread-pool.ts';
import { listStaticPages } from '#site/sharing/static-pages.ts';
import packageFile from '../package.json' with { type: 'json' };
import { claimFile } from './start/claim-file.ts';
import { describeFailure } from './start/describe-failure.ts';
import { describeStart } from './start/describe-start.ts';
import { openProduct } from './start/open-product.ts';
import { stopGracefully } from './start/stop-gracefully.ts';
import { waitForDatabase } from './start/wait-for-database.ts';

const builtSite = join(import.meta.dirname, '../dist');

/**
 * How many connections may wait to be accepted; the kernel applies its own limit if that is lower
 * (net.core.somaxconn). Excess connections are not refused: their clients retry after 1, 3 and 7 seconds.
 */
const backlog = 4096;

/** Pages rendered at startup: all of most sites, the first of a large one. */
const warmedPages = 50;

let config: Config | null = null;

async function start(): Promise<void> {
  const settings = readConfig(process.env);
  config = settings;
  for (const [name, setting] of findMisspelled(process.env))
    console.error(`${name} is no setting: is ${setting} meant?`);
  const pages = await loadPages(builtSite);
  const log = createLog(settings);
  reportThreadDeaths((thread, err) => log.error({ err, thread }, 'a thread ended'));
  const product = await waitForDatabase(settings, () => openProduct(settings, log));
  const { platform, readClientIp } = product;
  const store = new PageStore(platform.database.contentVersion);
  const requestMetrics = new RequestMetrics();
  const stopping = new AbortController();
  const pageParts = {
    platform,
    pages,
    readClientIp,
    store,
    createServices: product.createServices,
    forms: product.forms,
    redirectVisitor: product.accounts.redirectVisitor,
    resolveCaller: product.accounts.resolveCaller,
    noteView: product.views.note,
  };
  const server = createHttpServer({
    platform,
    findCachedPage: (target) => store.find(toPageKey(target)),
    requestMetrics,
    noteView: product.views.note,
    serveMetrics: createMetrics({
      platform,
      store,
      apiStores: product.cachedReads.stores,
      requestMetrics,
      mailReceiver: product.mailReceiver,
      views: product.views,
      version: packageFile.version,
    }),
    staticFiles: openStaticFiles(join(builtSite, 'client')),
    serveApi: product.serveApi,
    serveHealth: createHealth(platform, stopping.signal, { articles: checkArticles }),
    stopping: stopping.signal,
    servePage: createPageServer(pageParts),
    serveUpload: createUploadServer(platform),
    serveIcon: createIconServer(platform),
  });
  // A page that did not wait for it would show the software's default text.
  await readContent(platform);
  const jobs = product.startJobs();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(settings.port, settings.host, backlog, resolve);
  });
  stopGracefully({ server, jobs, platform, stopping });
  await reportChangedRoutes(platform);
  const { contact_email: contact } = await readSettings(platform);
  const started = {
    admins: await countAdmins(platform),
    contact,
    settings: await platform.site.readOwnerSettings(platform),
    hold: (await platform.mailHolding.read())?.for ?? null,
  };
  console.log(describeStart(settings, server.address(), started));
  const { database } = settings;
  if (database.kind === 'sqlite' && !claimFile(database.file))
    console.error(
      `\nAnother process serves from ${database.file} too, and their writes wait for each other: stop one, unless you mean it.`,
    );
  logConsole(log);
  // Neither startup nor the first visitor waits for it.
  setTimeout(() => {
    product.auth
      .prepare()
      .catch((error: unknown) => platform.log.warn({ err: error }, 'sign-in could not be prepared'));
    readContent(platform)
      .then((content) =>
        warmPages(
          listStaticPages(content)
            .slice(0, warmedPages)
            .map(({ path }) => path),
          pageParts,
        ),
      )
      .catch((error: unknown) => platform.log.warn({ err: error }, 'pages could not be prepared'));
  }, 1000).unref();
}

try {
  await start();
} catch (error) {
  console.error(describeFailure(error, config));
  process.exit(1);
}
