import { Link } from 'wouter';
import { useOverview } from '#features/content/admin/overview/use-overview.ts';
import { linkClass } from '#design/ui/link-class.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { useExampleSettings } from './use-example-settings.ts';

/** Says on every screen that visitors still see made-up content; nothing once all of it is replaced. */
export function DemonstrationNotice() {
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
