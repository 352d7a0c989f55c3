import { Tabs } from '@base-ui/react/tabs';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation, Link } from 'wouter';
import { deleteLocalDrafts } from '#design/admin/drafts/local-drafts.ts';
import { LeaveGuardProvider, useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { useMedia } from '#design/admin/use-media.ts';
import { runWrite } from '#design/admin/run-write.ts';
import { ContentScreen } from '#features/content/admin/content-screen.tsx';
import type { OtherFields } from '#features/content/admin/form/form-parts.ts';
import { PreviewLinks } from '#features/content/admin/overview/preview-links.tsx';
import { AccountScreen, accountTitle } from '#features/identity/admin/account-screen.tsx';
import { ApiKeysScreen } from '#features/identity/admin/api-keys/api-keys-screen.tsx';
import { ConfirmSignInDialog } from '#features/identity/admin/confirm-sign-in-dialog.tsx';
import { NewSignInDialog } from '#features/identity/admin/new-sign-in-dialog.tsx';
import { signOut } from '#features/identity/site/auth-client.ts';
import { leaveToast } from '#features/identity/site/left-toast.ts';
import { MessagesScreen } from '#features/leads/admin/inbox/messages-screen.tsx';
import { useUnreadCount } from '#features/leads/admin/inbox/lead-queries.ts';
import { ReplyStatsNote, replyStatsKey } from '#features/leads/admin/deadlines/reply-stats-note.tsx';
import { timerHoursKey } from '#features/leads/admin/deadlines/use-timer-hours.ts';
import { HeldMail } from '#features/mails/admin/held-mail.tsx';
import { UnsentMails } from '#features/mails/admin/unsent-mails.tsx';
import { refuseFile } from '#features/media/admin/image-field.tsx';
import { isMediaPath } from '#features/media/admin/media-path.ts';
import { PicturePicker } from '#features/media/admin/picture-picker.tsx';
import { describeImage, uploadImage } from '#features/media/admin/send-image.ts';
import { UploadField } from '#features/media/admin/upload-field.tsx';
import { NewsletterScreen } from '#features/newsletter/admin/newsletter-screen.tsx';
import { ArticleField } from '#features/posts/admin/article-field.tsx';
import { ContentField, type TextPictures } from '#features/posts/admin/content-field.tsx';
import { PostsScreen } from '#features/posts/admin/posts-screen.tsx';
import { PersonalDataScreen, personalDataTitle } from '#features/privacy/admin/personal-data-screen.tsx';
import { SettingsScreen } from '#features/settings/admin/settings-screen.tsx';
import { Warnings } from '#features/warnings/admin/warnings.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import { paths } from '#paths/paths.ts';
import { useOverview } from '#features/content/admin/overview/use-overview.ts';
import { linkClass } from '#design/ui/link-class.ts';
import { adminTabs, findTab, pathOfTab, type AdminTab, overviewTitle } from './admin-tabs.ts';
import { ApiDocsTab } from './api-docs-tab.tsx';
import { CheckingScreen } from './checking-screen.tsx';
import { useExampleSettings } from './example-settings.ts';
import { useAdminStart } from './overview/use-admin-start.ts';
import { ShellHeader } from './shell-header.tsx';
import { ShellTabList } from './shell-tab-list.tsx';
import { useSiteTimeZone } from './use-site-time-zone.ts';

/** Not what most sign in for, and large. */
const OverviewScreen = lazy(() => import('./overview/overview-screen.tsx'));
const IssuesScreen = lazy(() => import('#features/newsletter/admin/issues/issues-screen.tsx'));
const InsightsTab = lazy(() => import('./insights-tab.tsx'));
const MediaScreen = lazy(() => import('#features/media/admin/media-screen.tsx'));

const contentFields: OtherFields = {
  renderUploadField: (field) => (
    <UploadField {...field} kind="content" uploadedText="Image uploaded successfully" />
  ),
  renderArticleField: (field) => <ArticleField {...field} />,
};

const postPictures: TextPictures = {
  refuse: refuseFile,
  store: (file, onProgress) => uploadImage('blog', file, onProgress),
  describe: describeImage,
  Picker: PicturePicker,
};

/** The dashboard of a signed-in admin: its tabs, each with its own address. */
export function AdminShell({ email }: { email: string }) {
  const [path, navigate] = useLocation();
  const opensFirst = useAdminStart();
  const isUnsaid = path === adminPaths.settings() && opensFirst !== 'settings';

  useEffect(() => {
    if (isUnsaid && opensFirst === 'overview') navigate(adminPaths.overview(), { replace: true });
  }, [isUnsaid, opensFirst, navigate]);

  if (isUnsaid) return <CheckingScreen />;
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
  const examples = useExampleSettings();
  // From here on the tabs are in a column, and the arrow keys follow: Tailwind's `lg`.
  const isWide = useMedia('(min-width: 64rem)');
  const isAccount = path === adminPaths.account();
  const opensFirst = useAdminStart();
  const isOverview = path === adminPaths.overview();
  const isPersonalData = path === adminPaths.personalData();
  const tab = isAccount || isPersonalData || isOverview ? null : findTab(path);

  const timeZone = useSiteTimeZone();

  const screens: Record<AdminTab, ReactNode> = {
    settings: (
      <SettingsScreen
        renderLogoField={(field) => (
          <UploadField {...field} kind="logo" label="Logo" uploadedText="Logo uploaded successfully" />
        )}
        answerRecord={<ReplyStatsNote />}
        onAnswerTimeSaved={() => {
          for (const key of [timerHoursKey, replyStatsKey])
            void client.invalidateQueries({ queryKey: [key] });
        }}
      />
    ),
    messages: <MessagesScreen email={email} />,
    blogs: (
      <PostsScreen
        timeZone={timeZone}
        renderPreviewLinks={(page) => <PreviewLinks key={page} page={page} />}
        renderImageField={(field) => (
          <UploadField label="Image" {...field} kind="blog" uploadedText="Image uploaded successfully" />
        )}
        pictures={postPictures}
      />
    ),
    newsletter: path.startsWith(adminPaths.issues()) ? (
      <Suspense fallback={<SpinnerBlock label="Loading the issues" />}>
        <IssuesScreen renderContentField={(field) => <ContentField {...field} pictures={postPictures} />} />
      </Suspense>
    ) : (
      <NewsletterScreen />
    ),
    'api-keys': <ApiKeysScreen />,
    'api-docs': <ApiDocsTab />,
    content: isMediaPath(path) ? (
      <Suspense fallback={<SpinnerBlock label="Loading the images" />}>
        <MediaScreen />
      </Suspense>
    ) : (
      <ContentScreen otherFields={contentFields} examples={examples} />
    ),
    insights: (
      <Suspense fallback={<SpinnerBlock label="Loading the figures" />}>
        <InsightsTab />
      </Suspense>
    ),
  };

  useEffect(() => {
    const beside = isAccount
      ? accountTitle
      : isPersonalData
        ? personalDataTitle
        : isOverview
          ? overviewTitle
          : null;
    const current = beside ?? adminTabs.find(({ value }) => value === findTab(path))?.label;
    document.title = `${current} | Admin`;
    // What is created while it is being written gets its address where it is.
    if (!keepsScroll(history.state)) scrollTo(0, 0);
  }, [path, isAccount, isPersonalData, isOverview]);

  useEffect(() => markEditor(true), []);

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
          pathOfTab(
            adminTabs.find((item) => item.value === value)!,
            opensFirst,
          ),
        )
      }
      orientation={isWide ? 'vertical' : 'horizontal'}
      className="mx-auto grid max-w-[1280px] has-data-desk:max-w-[1680px] lg:min-h-dvh lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <ShellHeader email={email} path={path} onOpen={goTo} onLogOut={() => guard.leave(() => void logOut())}>
        <ShellTabList active={tab} unread={unread} opensFirst={opensFirst} />
      </ShellHeader>
      <main className="min-w-0 px-4 pt-6 pb-26 sm:px-6 lg:px-10 lg:pt-10">
        <Warnings screen={isOverview ? 'overview' : tab} />
        <HeldMail />
        <UnsentMails />
        <DemonstrationNotice />
        {adminTabs.map(({ value }) => (
          <Tabs.Panel
            key={value}
            value={value}
            tabIndex={-1}
            // The previous one is removed at once: it would be below the other for a frame.
            className="outline-none data-ending-style:hidden"
          >
            {screens[value]}
          </Tabs.Panel>
        ))}
        {isAccount && <AccountScreen email={email} />}
        {isOverview && (
          <Suspense fallback={<SpinnerBlock label="Loading the overview" />}>
            <OverviewScreen />
          </Suspense>
        )}
        {isPersonalData && <PersonalDataScreen email={email} />}
        <ConfirmSignInDialog email={email} />
        <NewSignInDialog email={email} />
      </main>
    </Tabs.Root>
  );
}

const keepsScroll = (state: unknown): boolean => Object(state).keepsScroll === true;

/** Says on every screen that visitors still see made-up content; nothing once all of it is replaced. */
function DemonstrationNotice() {
  const examples = useExampleSettings();
  const { data: overview } = useOverview();
  const count = (overview?.to_replace.length ?? 0) + examples.length;
  if (count === 0) return null;
  return (
    <p className="mb-6 border-b border-dashed border-control pb-3 text-small text-ink-2">
      Your site still shows {count} {count === 1 ? 'piece' : 'pieces'} of demo content.{' '}
      <Link href={`${adminPaths.content()}#to-replace`} className={linkClass}>
        See what’s left to replace
      </Link>
    </p>
  );
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
