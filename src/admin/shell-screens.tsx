import { Tabs } from '@base-ui/react/tabs';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';
import { EmptyState } from '#design/ui/empty-state.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { ContentScreen } from '#features/content/admin/content-screen.tsx';
import type { OtherFields } from '#features/content/admin/form/form-parts.ts';
import { PreviewLinks } from '#features/content/admin/overview/preview-links.tsx';
import { AccountScreen } from '#features/identity/admin/account-screen.tsx';
import { ApiKeysScreen } from '#features/identity/admin/api-keys/api-keys-screen.tsx';
import { AuditScreen } from '#features/identity/admin/team/audit-screen.tsx';
import { TeamScreen } from '#features/identity/admin/team/team-screen.tsx';
import { ReplyStatsNote, replyStatsKey } from '#features/leads/admin/deadlines/reply-stats-note.tsx';
import { timerHoursKey, useTimerHours } from '#features/leads/admin/deadlines/use-timer-hours.ts';
import { MessagesScreen } from '#features/leads/admin/inbox/messages-screen.tsx';
import { refuseFile } from '#features/media/admin/image-field.tsx';
import { PicturePicker } from '#features/media/admin/picture-picker.tsx';
import { describeImage, uploadInTime } from '#features/media/admin/send-image.ts';
import { UploadField } from '#features/media/admin/upload-field.tsx';
import IssuesScreen from '#features/newsletter/admin/issues/issues-screen.tsx';
import { NewsletterScreen } from '#features/newsletter/admin/newsletter-screen.tsx';
import { ArticleField } from '#features/posts/admin/article-field.tsx';
import { ContentField, type TextPictures } from '#features/posts/admin/content-field.tsx';
import { PostsScreen } from '#features/posts/admin/posts-screen.tsx';
import { PersonalDataScreen } from '#features/privacy/admin/personal-data-screen.tsx';
import { SettingsScreen } from '#features/settings/admin/settings-screen.tsx';
import { useSettings } from '#features/settings/admin/use-settings.ts';
import { settingDefaults } from '#features/settings/contract.ts';
import { SetupChecklist } from '#features/setup/admin/setup-checklist.tsx';
import { StartClean } from '#features/setup/admin/start-clean.tsx';
import { TestMail } from '#features/setup/admin/test-mail.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import { adminTabs, besideTabs, innerScreens, mayOpen, type AdminTab } from './admin-tabs.ts';
import { ApiDocsTab } from './api-docs-tab.tsx';
import { useExampleSettings } from './example-settings.ts';

/** Not what most sign in for, and large. */
const OverviewScreen = lazy(() => import('./overview/overview-screen.tsx'));
const InsightsTab = lazy(() => import('./insights-tab.tsx'));
const IssueStatsLine = lazy(() => import('#features/insights/admin/issue-stats.tsx'));
const MediaScreen = lazy(() => import('#features/media/admin/media-screen.tsx'));

interface ScreenProps {
  path: string;
  /** The session's account. */
  email: string;
}

/** The screen of the open tab, or the one beside the tabs; each only for whoever may see it. */
export function ShellScreens(props: ScreenProps) {
  const may = useMay();
  return (
    <>
      {adminTabs.map(({ value }) => {
        const TabScreen = tabScreens[value];
        return (
          <Tabs.Panel
            key={value}
            value={value}
            tabIndex={-1}
            // The previous one is removed at once: it would be below the other for a frame.
            className="outline-none data-ending-style:hidden"
          >
            {mayOpen(props.path, may) ? <TabScreen {...props} /> : <NotTheirs />}
          </Tabs.Panel>
        );
      })}
      {besideTabs
        .filter(({ path }) => path === props.path)
        .map(({ path, needs }) => {
          const BesideScreen = besideScreens[path]!;
          return may(needs) ? <BesideScreen key={path} {...props} /> : <NotTheirs key={path} />;
        })}
    </>
  );
}

/** In place of a screen whose address somebody has, without the right to it. */
const NotTheirs = () => (
  <EmptyState text="Your role does not include this screen. An admin can change your roles." />
);

const tabScreens: Readonly<Record<AdminTab, ComponentType<ScreenProps>>> = {
  settings: SettingsTabScreen,
  messages: ({ email }) => <MessagesScreen email={email} />,
  blogs: PostsTabScreen,
  newsletter: NewsletterTabScreen,
  'api-keys': () => <ApiKeysScreen />,
  'api-docs': () => <ApiDocsTab />,
  team: ({ path }) => (path === adminPaths.audit() ? <AuditScreen /> : <TeamScreen />),
  content: ContentTabScreen,
  insights: () => (
    <Suspense fallback={<SpinnerBlock label="Loading the figures" />}>
      <InsightsTab />
    </Suspense>
  ),
  media: () => (
    <Suspense fallback={<SpinnerBlock label="Loading the images" />}>
      <MediaScreen />
    </Suspense>
  ),
};

const besideScreens: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  [adminPaths.overview()]: () => (
    <Suspense fallback={<SpinnerBlock label="Loading the overview" />}>
      <OverviewScreen />
    </Suspense>
  ),
  [adminPaths.account()]: ({ email }) => <AccountScreen email={email} />,
  [adminPaths.personalData()]: ({ email }) => <PersonalDataScreen email={email} />,
};

function SettingsTabScreen({ path }: ScreenProps) {
  const client = useQueryClient();
  const ownName = useOwnName();
  return (
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
  );
}

function NewsletterTabScreen({ path }: ScreenProps) {
  const may = useMay();
  if (!path.startsWith(adminPaths.issues())) return <NewsletterScreen />;
  return (
    <IssuesScreen
      renderContentField={(field) => (
        <ContentField {...field} pictures={postPictures} onFailedPicturesChange={noFurtherNotice} />
      )}
      renderStats={(id, sent) => may('listIssueStats') && <IssueStatsLine id={id} sent={sent} />}
    />
  );
}

function PostsTabScreen() {
  const { timeZone } = useTimerHours();
  return (
    <PostsScreen
      timeZone={timeZone}
      renderPreviewLinks={(page) => <PreviewLinks key={page} page={page} />}
      renderImageField={(field) => (
        <UploadField label="Image" {...field} kind="blog" uploadedText="Image uploaded successfully" />
      )}
      pictures={postPictures}
    />
  );
}

function ContentTabScreen() {
  const examples = useExampleSettings();
  const ownName = useOwnName();
  return (
    <ContentScreen otherFields={contentFields} examples={examples}>
      <StartClean siteName={ownName} />
    </ContentScreen>
  );
}

/** The site's name; empty while it is the software's. */
function useOwnName(): string {
  const { data: settings } = useSettings();
  return settings && settings.site_name !== settingDefaults.site_name ? settings.site_name : '';
}

const contentFields: OtherFields = {
  renderUploadField: (field) => (
    <UploadField {...field} kind="content" uploadedText="Image uploaded successfully" />
  ),
  renderArticleField: (field) => <ArticleField {...field} />,
};

const postPictures: TextPictures = {
  refuse: refuseFile,
  store: (file, onProgress) => uploadInTime('blog', file, onProgress),
  describe: describeImage,
  Picker: PicturePicker,
};

/** The text itself shows which picture failed, and leaving it asks. */
const noFurtherNotice = () => undefined;
