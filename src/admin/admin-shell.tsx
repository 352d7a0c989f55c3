import { Tabs } from '@base-ui/react/tabs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { notify } from '#design/ui/toast.ts';
import { signOut } from '#features/identity/site/auth-client.ts';
import { leaveFlash } from '#features/identity/site/flash.ts';
import { forgetDrafts } from '#features/posts/admin/post-drafts.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { paths } from '#paths/paths.ts';
import { AccountScreen, accountTitle } from './account-screen.tsx';
import { adminTabs, findTab, type AdminTab } from './admin-tabs.ts';
import { ApiDocsTab } from './api-docs-tab.tsx';
import { ApiKeysScreen } from './api-keys-screen.tsx';
import { ConfirmSignInDialog } from './confirm-sign-in-dialog.tsx';
import { toErrorNotice } from './error-notice.ts';
import { LeaveGuardProvider, useLeaveGuard } from './leave-guard.tsx';
import { MessagesScreen } from './messages-screen.tsx';
import { NewsletterScreen } from './newsletter-screen.tsx';
import { PostsScreen } from './posts-screen.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { ShellHeader } from './shell-header.tsx';
import { ShellTabList } from './shell-tab-list.tsx';
import { UnsentMails } from './unsent-mails.tsx';
import { Warnings } from './warnings.tsx';
import { useUnreadCount } from './use-messages.ts';
import { useWideScreen } from './use-wide-screen.ts';

/** The dashboard of a signed-in admin: six tabs, each with an address of its own. */
export function AdminShell({ email }: { email: string }) {
  const [, navigate] = useLocation();
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
  const unread = useUnreadCount();
  const isWide = useWideScreen();
  const isAccount = path === adminPaths.account();
  const tab = isAccount ? null : findTab(path);

  const screens: Record<AdminTab, ReactNode> = {
    settings: <SettingsScreen />,
    messages: <MessagesScreen />,
    blogs: <PostsScreen />,
    newsletter: <NewsletterScreen />,
    'api-keys': <ApiKeysScreen />,
    'api-docs': <ApiDocsTab />,
  };

  useEffect(() => {
    const current = isAccount ? accountTitle : adminTabs.find(({ value }) => value === findTab(path))?.label;
    document.title = `${current} | Admin`;
    scrollTo(0, 0);
  }, [path, isAccount]);

  function goTo(target: string) {
    if (target !== path) guard.leave(() => navigate(target));
  }

  async function logOut() {
    try {
      await signOut();
    } catch (error) {
      notify(toErrorNotice(error, { fallback: (error as Error).message }));
      return;
    }
    forgetDrafts();
    client.clear();
    leaveFlash({ title: 'Logged out', kind: 'success' });
    location.assign(paths.home());
  }

  return (
    <Tabs.Root
      value={tab}
      onValueChange={(value: AdminTab) =>
        goTo(adminTabs.find((item) => item.value === value)?.path ?? adminPaths.settings())
      }
      orientation={isWide ? 'vertical' : 'horizontal'}
      className="mx-auto grid max-w-[1280px] lg:min-h-dvh lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <ShellHeader
        email={email}
        isAccount={isAccount}
        onAccount={() => goTo(adminPaths.account())}
        onLogOut={() => guard.leave(() => void logOut())}
      >
        <ShellTabList active={tab} unread={unread} />
      </ShellHeader>
      <main className="min-w-0 px-4 pt-6 pb-26 sm:px-6 lg:px-10 lg:pt-10">
        <Warnings />
        <UnsentMails />
        {adminTabs.map(({ value }) => (
          <Tabs.Panel
            key={value}
            value={value}
            tabIndex={-1}
            // The one that is left goes at once: it would stand below the other for a frame.
            className="outline-none data-ending-style:hidden"
          >
            {screens[value]}
          </Tabs.Panel>
        ))}
        {isAccount && <AccountScreen email={email} />}
        <ConfirmSignInDialog email={email} />
      </main>
    </Tabs.Root>
  );
}
