import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { runWrite } from '#design/admin/run-write.ts';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { createClient } from '#design/api/create-client.ts';
import { Button } from '#design/ui/button.tsx';
import { formatMoment } from '#design/ui/format-moment.ts';
import { NotLoaded } from '#domain/rows/admin/not-loaded.tsx';
import { apiBase } from '#paths/api-paths.ts';
import type { systemRoutes } from '../../server/system/system.routes.ts';
import type { SystemState } from '../../system.contract.ts';
import { formatBytes } from './format-bytes.ts';

const client = createClient<typeof systemRoutes>(apiBase);

const intervalMs = 30_000;

/** While a backup is being downloaded: nothing else says that it is complete. */
const downloadIntervalMs = 2000;

export const systemTitle = 'System';

/** The system that the product runs on, its state, and its backup. */
export function SystemScreen() {
  const [lastKnown, setLastKnown] = useState<{ backupAt: string | null } | null>(null);
  const state = useQuery({
    queryKey: ['system'],
    queryFn: () => client.get('/system'),
    refetchInterval: ({ state: { data } }) =>
      lastKnown !== null && lastKnown.backupAt === data?.backup.last_at ? downloadIntervalMs : intervalMs,
  });
  return (
    <>
      <ScreenHeading title={systemTitle} />
      {state.data ? (
        <div className="flex max-w-3xl flex-col">
          <StateParts state={state.data} />
          <Backup
            lastAt={state.data.backup.last_at}
            onDownload={() => setLastKnown({ backupAt: state.data.backup.last_at })}
          />
        </div>
      ) : (
        <NotLoaded query={state} what="state of the system" />
      )}
    </>
  );
}

function StateParts({ state }: { state: SystemState }) {
  const { version, node, database, storage, free_bytes: free, mail } = state;
  const { mailbox } = mail;
  return (
    <>
      <Part title="Version">
        <p>{version}</p>
        <Fine>Node.js {node.replace(/^v/, '')}</Fine>
      </Part>
      <Part title="Database">
        <p>
          {database.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, {formatBytes(database.bytes)}
        </p>
        <Fine>{database.place}</Fine>
        {database.refusal && <Trouble>Nothing can be saved: {database.refusal}</Trouble>}
      </Part>
      <Part title="Uploads">
        <p>{storage.kind === 'disk' ? 'Folder' : 'Bucket'}</p>
        <Fine>{storage.place}</Fine>
        {!storage.is_reachable && <Trouble>It does not answer.</Trouble>}
        {storage.refusal && (
          <Trouble>
            Nothing can be uploaded ({storage.refusal}): let the folder and what is in it belong to the user
            that the product runs as.
          </Trouble>
        )}
      </Part>
      <Part title="Free disk space">
        <p>{formatBytes(free)}</p>
      </Part>
      <Part title="Mail">
        <p>{mail.server ?? 'No mail server: mails become files'}</p>
        <Fine>
          {mail.last_sent_at ? `Last sent ${formatMoment(mail.last_sent_at)}. ` : 'None sent in 30 days. '}
          {mail.waiting} waiting, {mail.failed} failed
          {mail.discarded > 0 && `, ${mail.discarded} discarded`}.
        </Fine>
        {mail.hold && <Trouble>{mail.hold}</Trouble>}
        {mail.last_error && <Trouble>{mail.last_error}</Trouble>}
      </Part>
      {mailbox && (
        <Part title="Mailbox">
          <p>{mailbox.name}</p>
          <Fine>{mailbox.read_at ? `Last read ${formatMoment(mailbox.read_at)}` : 'Not read yet'}</Fine>
          {mailbox.failing_since && (
            <Trouble>
              Unreadable since {formatMoment(mailbox.failing_since)}: {mailbox.last_error}
            </Trouble>
          )}
        </Part>
      )}
    </>
  );
}

/** The download begins once the sign-in is recent enough. */
function Backup({ lastAt, onDownload }: { lastAt: string | null; onDownload: () => void }) {
  const [isChecking, setIsChecking] = useState(false);

  async function download() {
    setIsChecking(true);
    const checked = await runWrite(() => client.get('/system/backup', { query: { check: 'true' } }));
    setIsChecking(false);
    if (checked.kind !== 'done') return;
    location.assign(client.addressOf('/system/backup', { query: {} }));
    onDownload();
  }

  return (
    <Part title="Backup">
      <p>{lastAt ? `Last made ${formatMoment(lastAt)}` : 'None made yet'}</p>
      <Fine>
        One file with all texts, messages, accounts and uploads. Keep it as safe as the site itself. It is
        restored with npm run restore. Not in it is the secret that two-factor sign-in and the passwords of
        Mail & Services need: AUTH_SECRET, or the file auth-secret in the data folder.
      </Fine>
      <Button
        variant="secondary"
        size="compact"
        className="mt-2"
        busy={isChecking}
        onClick={() => void download()}
      >
        Download a backup
      </Button>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-6 gap-y-1 border-b border-hairline py-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <h2 className="text-small font-semibold">{title}</h2>
      <div className="flex flex-col items-start gap-1 wrap-anywhere">{children}</div>
    </section>
  );
}

const Fine = ({ children }: { children: ReactNode }) => <p className="text-small text-ink-2">{children}</p>;

const Trouble = ({ children }: { children: ReactNode }) => (
  <p className="border-l-2 border-redline pl-3 text-small">{children}</p>
);
