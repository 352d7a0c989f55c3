import { Tabs } from '@base-ui/react/tabs';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { deleteLocalDrafts } from '#design/admin/drafts/local-drafts.ts';
import { LeaveGuardProvider, useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { ContentScreen } from '#features/content/admin/content-screen.tsx';
import type { OtherFields } from '#features/content/admin/form/form-parts.ts';
import { PreviewLinks } from '#features/content/admin/overview/preview-links.tsx';
import { AccountScreen } from '#features/identity/admin/account-screen.tsx';
import { ApiKeysScreen } from '#features/identity/admin/api-keys/api-keys-screen.tsx';
import { ConfirmSignInDialog } from '#features/identity/admin/confirm-sign-in-dialog.tsx';
import { NewSignInDialog } from '#features/identity/admin/new-sign-in-dialog.tsx';
import { signOut } from '#features/identity/site/auth-client.ts';
import { leaveToast } from '#features/identity/site/left-toast.ts';
import { AuditScreen } from '#features/identity/admin/team/audit-screen.tsx';
import { TeamScreen } from '#features/identity/admin/team/team-screen.tsx';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { MessagesScreen } from '#features/leads/admin/inbox/messages-screen.tsx';
import { useUnreadCount } from '#features/leads/admin/inbox/lead-queries.ts';
import { ReplyStatsNote, replyStatsKey } from '#features/leads/admin/deadlines/reply-stats-note.tsx';
import { timerHoursKey, useTimerHours } from '#features/leads/admin/deadlines/use-timer-hours.ts';
import { HeldMail } from '#features/mails/admin/held-mail.tsx';
import { UnsentMails } from '#features/mails/admin/unsent-mails.tsx';
import { refuseFile } from '#features/media/admin/image-field.tsx';
import { PicturePicker } from '#features/media/admin/picture-picker.tsx';
import { describeImage, uploadImage } from '#features/media/admin/send-image.ts';
import { UploadField } from '#features/media/admin/upload-field.tsx';
import IssuesScreen from '#features/newsletter/admin/issues/issues-screen.tsx';
import { NewsletterScreen } from '#features/newsletter/admin/newsletter-screen.tsx';
import { ArticleField } from '#features/posts/admin/article-field.tsx';
import { ContentField, type TextPictures } from '#features/posts/admin/content-field.tsx';
import { PostsScreen } from '#features/posts/admin/posts-screen.tsx';
import { PersonalDataScreen } from '#features/privacy/admin/personal-data-screen.tsx';
import { SettingsScreen } from '#features/settings/admin/settings-screen.tsx';
import { settingDefaults } from '#features/settings/contract.ts';
import { useSettings } from '#features/settings/admin/use-settings.ts';
import { SetupChecklist } from '#features/setup/admin/setup-checklist.tsx';
import { StartClean } from '#features/setup/admin/start-clean.tsx';
import { TestMail } from '#features/setup/admin/test-mail.tsx';
import { Warnings } from '#features/warnings/admin/warnings.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import { paths } from '#paths/paths.ts';
import { countClaims } from '#features/content/admin/demonstration-words.ts';
import { useOverview } from '#features/content/admin/overview/use-overview.ts';
import { EmptyState } from '#design/ui/empty-state.tsx';
import {
  adminTabs,
  besideTabs,
  findTab,
  innerScreens,
  nameScreen,
  pathOfTab,
  type AdminTab,
} from './admin-tabs.ts';
import { ApiDocsTab } from './api-docs-tab.tsx';
import { CheckingScreen } from './checking-screen.tsx';
import { useExampleSettings } from './example-settings.ts';
import { markEditor } from './mark-editor.ts';
import { useAdminStart } from './overview/use-admin-start.ts';
import { usePaletteKeys } from './palette/palette-keys.ts';
import { ShellHeader } from './shell-header.tsx';
import { ShellTabList, type TabCounts } from './shell-tab-list.tsx';

/** Not what most sign in for, and large. */
const OverviewScreen = lazy(() => import('./overview/overview-screen.tsx'));
const InsightsTab = lazy(() => import('./insights-tab.tsx'));
const CommandPalette = lazy(() => import('./palette/command-palette.tsx'));
const MediaScreen = lazy(() => import('#features/media/admin/media-screen.tsx'));

/** The text itself shows which picture failed, and leaving it asks. */
const noFurtherNotice = () => undefined;

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
  const may = useMay();
  const isUnsaid = path === adminPaths.settings() && may('saveSettings') && opensFirst !== 'settings';

  useEffect(() => {
    if (isUnsaid && opensFirst === 'overview') navigate(adminPaths.overview(), { replace: true });
  }, [isUnsaid, opensFirst, navigate]);

  // The screen that the area opens with may not be theirs.
  const firstTab = adminTabs.find(({ needs }) => may(needs))?.path ?? adminPaths.account();
  const isElsewhere = path === adminPaths.settings() && !may('saveSettings');

  useEffect(() => {
    if (isElsewhere) navigate(firstTab, { replace: true });
  }, [isElsewhere, firstTab, navigate]);

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
  const examples = useExampleSettings();
  const opensFirst = useAdminStart();
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const tab = besideTabs.some((screen) => screen.path === path) ? null : findTab(path);
  const { data: settings } = useSettings();
  const ownName = settings && settings.site_name !== settingDefaults.site_name ? settings.site_name : '';
  const { timeZone } = useTimerHours();
  const may = useMay();

  const screens: Record<AdminTab, ReactNode> = {
    settings: (
      <>
        {!innerScreens.some((screen) => screen.path === path) && (
          <SetupChecklist>
            <StartClean siteName={ownName} />
          </SetupChecklist>
        )}
        <div id="site-settings" className="scroll-mt-6">
          <SettingsScreen
            renderLogoField={(field) => (
              <UploadField {...field} kind="logo" label="Logo" uploadedText="Logo uploaded successfully" />
            )}
            testMail={<TestMail />}
            answerRecord={<ReplyStatsNote />}
            onAnswerTimeSaved={() => {
              for (const key of [timerHoursKey, replyStatsKey])
                void client.invalidateQueries({ queryKey: [key] });
            }}
          />
        </div>
      </>
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
      <IssuesScreen
        renderContentField={(field) => (
          <ContentField {...field} pictures={postPictures} onFailedPicturesChange={noFurtherNotice} />
        )}
      />
    ) : (
      <NewsletterScreen />
    ),
    'api-keys': <ApiKeysScreen />,
    'api-docs': <ApiDocsTab />,
    team: path === adminPaths.audit() ? <AuditScreen /> : <TeamScreen />,
    content: (
      <ContentScreen otherFields={contentFields} examples={examples}>
        <StartClean siteName={ownName} />
      </ContentScreen>
    ),
    insights: (
      <Suspense fallback={<SpinnerBlock label="Loading the figures" />}>
        <InsightsTab />
      </Suspense>
    ),
    media: (
      <Suspense fallback={<SpinnerBlock label="Loading the images" />}>
        <MediaScreen />
      </Suspense>
    ),
  };

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
          pathOfTab(
            adminTabs.find((item) => item.value === value)!,
            opensFirst,
          ),
        )
      }
      orientation="vertical"
      className="lg:grid lg:min-h-dvh lg:grid-cols-[14.5rem_minmax(0,1fr)]"
    >
      <ShellHeader
        email={email}
        path={path}
        opensFirst={opensFirst}
        onOpen={goTo}
        onSearch={() => setIsPaletteOpen(true)}
        onLogOut={() => guard.leave(() => void logOut())}
      >
        <ShellTabList counts={counts} opensFirst={opensFirst} />
      </ShellHeader>
      <main
        id="main"
        tabIndex={-1}
        className="min-w-0 px-4 pt-4 pb-26 outline-none sm:px-6 lg:max-w-[80rem] lg:px-8 lg:pt-5 lg:has-data-desk:max-w-[92rem]"
      >
        <Warnings screen={path === adminPaths.overview() ? 'overview' : tab} />
        <HeldMail />
        <UnsentMails />
        {adminTabs.map(({ value, needs }) => (
          <Tabs.Panel
            key={value}
            value={value}
            tabIndex={-1}
            // The previous one is removed at once: it would be below the other for a frame.
            className="outline-none data-ending-style:hidden"
          >
            {may(needs) ? screens[value] : <NotTheirs />}
          </Tabs.Panel>
        ))}
        {path === adminPaths.account() && <AccountScreen email={email} />}
        {path === adminPaths.overview() &&
          (may('saveSettings') ? (
            <Suspense fallback={<SpinnerBlock label="Loading the overview" />}>
              <OverviewScreen />
            </Suspense>
          ) : (
            <NotTheirs />
          ))}
        {path === adminPaths.personalData() &&
          (may('exportPersonalData') ? <PersonalDataScreen email={email} /> : <NotTheirs />)}
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

/** In place of a screen whose address somebody has, without the right to it. */
const NotTheirs = () => (
  <EmptyState text="Your role does not include this screen. An admin can change your roles." />
);

const keepsScroll = (state: unknown): boolean => Object(state).keepsScroll === true;

/** The counts behind tabs: unread messages, and what visitors still see of the demonstration. */
function useTabCounts(): TabCounts {
  const unread = useUnreadCount();
  const examples = useExampleSettings();
  const { data: overview } = useOverview();
  return {
    messages: { count: unread, of: 'unread', isNews: true },
    content: {
      count: countClaims(overview) + examples.length,
      of: 'texts of the demonstration',
    },
  };
}
