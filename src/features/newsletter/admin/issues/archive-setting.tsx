import { useQuery, useQueryClient } from '@tanstack/react-query';
import { runWrite } from '#design/admin/run-write.ts';
import { Switch } from '#design/admin/switch.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { paths } from '#paths/paths.ts';
import { newsletterApi, settingsKey } from '../newsletter-api.ts';

/** Whether visitors can read issues that were sent. */
export function ArchiveSetting() {
  const client = useQueryClient();
  const { data: settings } = useQuery({ queryKey: [settingsKey], queryFn: newsletterApi.settings });
  if (!settings) return null;

  async function save(archive: boolean) {
    const outcome = await runWrite(() => newsletterApi.saveSettings({ archive }), {
      done: archive ? 'Sent issues are on the website' : 'Sent issues are not on the website',
    });
    if (outcome.kind === 'done') client.setQueryData([settingsKey], outcome.answer);
  }

  return (
    <section className="mb-6 border border-hairline bg-sheet px-4 py-3">
      <Switch
        label="Archive on the website"
        checked={settings.archive}
        onChange={(event) => void save(event.currentTarget.checked)}
      />
      <p className="text-small text-ink-2">
        {settings.archive ? (
          <>
            Sent issues are at{' '}
            <a href={paths.newsletter()} className={linkClass}>
              {paths.newsletter()}
            </a>
            , in a feed and in the sitemap, but for those that say otherwise.
          </>
        ) : (
          'Visitors cannot read sent issues.'
        )}
      </p>
    </section>
  );
}
