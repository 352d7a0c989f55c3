import { Tabs } from '@base-ui/react/tabs';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { deleteLocalDrafts } from '#design/admin/drafts/local-drafts.ts';
import { LeaveGuardProvider, useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { ConfirmSignInDialog } from '#features/identity/admin/confirm-sign-in-dialog.tsx';
import { NewSignInDialog } from '#features/identity/admin/new-sign-in-dialog.tsx';
import { signOut } from '#features/identity/site/auth-client.ts';
import { leaveToast } from '#features/identity/site/left-toast.ts';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { useUnreadCount } from '#features/leads/admin/inbox/lead-queries.ts';
import { HeldMail } from '#features/mails/admin/held-mail.tsx';
import { UnsentMails } from '#features/mails/admin/unsent-mails.tsx';
import { Warnings } from '#features/warnings/admin/warnings.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import { paths } from '#paths/paths.ts';
import { countClaims } from '#features/content/admin/demonstration-words.ts';
import { useOverview } from '#features/content/admin/overview/use-overview.ts';
import { adminTabs, besideTabs, findLanding, findTab, nameScreen, type AdminTab } from './admin-tabs.ts';
import { CheckingScreen } from './checking-screen.tsx';
import { useExampleSettings } from './example-settings.ts';
import { useAdminStart } from './overview/use-admin-start.ts';
import { usePaletteKeys } from './palette/palette-keys.ts';
import { ShellHeader } from './shell-header.tsx';
import { ShellScreens } from './shell-screens.tsx';
import { ShellTabList, type TabCounts } from './shell-tab-list.tsx';

/** Not what most sign in for, and large. */
const CommandPalette = lazy(() => import('./palette/command-palette.tsx'));

/** The dashboard of a signed-in admin: its tabs, each with its own address. */
export function AdminShell({ email }: { email: string }) {
  const [path, navigate] = useLocation();
  const opensFirst = useAdminStart();
  const may = useMay();
  const isUnsaid = path === adminPaths.settings() && may('saveSettings') && opensFirst !== 'settings';

  useEffect(() => {
    if (isUnsaid && opensFirst === 'overview') navigate(adminPaths.overview(), { replace: true });
  }, [isUnsaid, opensFirst, navigate]);

  const allowed = findAllowed(path, may);
  const isElsewhere = allowed !== path;

  useEffect(() => {
    if (isElsewhere) navigate(allowed, { replace: true });
  }, [isElsewhere, allowed, navigate]);

  if (isUnsaid || isElsewhere) return <CheckingScreen />;
  return (
    <LeaveGuardProvider navigate={navigate}>
      <Dashboard email={email} />
    </LeaveGuardProvider>
  );
}

function Dashboard({ email }: { email: string }) {
  const [path, navigate] = useLocation();
  const guard = useLeaveGuard();
  const client = useQueryClient();
  const counts = useTabCounts();
  const opensFirst = useAdminStart();
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const tab = besideTabs.some((screen) => screen.path === path) ? null : findTab(path);
  const may = useMay();

  useEffect(() => {
    document.title = `${nameScreen(path)} | Admin`;
    // A thing created while it is being written gets its address where it is.
    if (!keepsScroll(history.state)) scrollTo(0, 0);
  }, [path]);

  const edits = may('readPostDraft') || may('listDocuments');
  useEffect(() => markEditor(edits), [edits]);
  usePaletteKeys(() => setIsPaletteOpen(true));

  function goTo(target: string) {
    if (target !== path) guard.leave(() => navigate(target));
  }

  async function logOut() {
    const signedOut = await runWrite(signOut);
    if (signedOut.kind !== 'done') return;
    deleteLocalDrafts();
    markEditor(false);
    client.clear();
    leaveToast({ title: 'Logged out', kind: 'success' });
    location.assign(paths.home());
  }

  return (
    <Tabs.Root
      value={tab}
      onValueChange={(value: AdminTab) =>
        goTo(
          findLanding(
            adminTabs.find((item) => item.value === value)!,
            may,
            opensFirst,
          )!,
        )
      }
      orientation="vertical"
      className="lg:grid lg:min-h-dvh lg:grid-cols-[14.5rem_minmax(0,1fr)] print:block"
    >
      <ShellHeader
        email={email}
        path={path}
        opensFirst={opensFirst}
        onOpen={goTo}
        onSearch={() => setIsPaletteOpen(true)}
        onLogOut={() => guard.leave(() => void logOut())}
      >
        <ShellTabList counts={counts} open={tab} onOpen={goTo} opensFirst={opensFirst} />
      </ShellHeader>
      <main
        id="main"
        tabIndex={-1}
        className="min-w-0 px-4 pt-4 pb-26 outline-none sm:px-6 lg:max-w-[80rem] lg:px-8 lg:pt-5 lg:has-data-desk:max-w-[92rem] print:p-0"
      >
        <div className="mb-2 flex flex-wrap items-start gap-x-3 gap-y-2 empty:hidden print:hidden">
          <Warnings screen={path === adminPaths.overview() ? 'overview' : tab} />
          <HeldMail />
          <UnsentMails />
        </div>
        <ShellScreens path={path} email={email} />
        <ConfirmSignInDialog email={email} />
        <NewSignInDialog email={email} />
        <Suspense>
          <CommandPalette
            open={isPaletteOpen}
            onOpenChange={setIsPaletteOpen}
            opensFirst={opensFirst}
            onGo={goTo}
          />
        </Suspense>
      </main>
    </Tabs.Root>
  );
}

/** Where somebody is led who may not see what the area, or a tab, opens with. */
function findAllowed(path: string, may: ReturnType<typeof useMay>): string {
  const tab = adminTabs.find((one) => one.path === path);
  if (!tab || may(tab.needs)) return path;
  const isStart = path === adminPaths.settings();
  const landings = (isStart ? adminTabs : [tab]).map((one) => findLanding(one, may));
  return landings.find((landing) => landing !== null) ?? (isStart ? adminPaths.account() : path);
}

const keepsScroll = (state: unknown): boolean => Object(state).keepsScroll === true;

/** The counts behind tabs: unread messages, and the claims of the demonstration that visitors still see. */
function useTabCounts(): TabCounts {
  const unread = useUnreadCount();
  const examples = useExampleSettings();
  const { data: overview } = useOverview();
  const claims = countClaims(overview) + examples.length;
  return {
    messages: { count: unread, of: 'unread', isNews: true },
    content: { count: claims, of: `${claims === 1 ? 'claim' : 'claims'} of the demonstration` },
  };
}

/** site/shell/shell.inline.js looks for it: if set, pages show the link "Edit this page". */
const mark = 'editor';

/** Makes this browser's pages link to where they are edited, or not. Storage may be disabled. */
function markEditor(isEditor: boolean): void {
  try {
    if (isEditor) localStorage.setItem(mark, 'yes');
    else localStorage.removeItem(mark);
  } catch {
    // The pages stay as everyone sees them.
  }
}
