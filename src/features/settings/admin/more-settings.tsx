import { Link, useLocation } from 'wouter';
import { useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { servicesTitle } from './services/services-screen.tsx';
import { systemTitle } from './system/system-screen.tsx';

const links = [
  [adminPaths.services(), servicesTitle, 'Mail server, sender, mailbox, booking, data retention, AI model'],
  [adminPaths.system(), systemTitle, 'Version, database, storage, mail and backup'],
  [adminPaths.document('site', 'branding'), 'Branding', 'Logo for dark backgrounds, icon, accent color'],
] as const;

/** Where the other settings are. */
export function MoreSettings() {
  const guard = useLeaveGuard();
  const [, navigate] = useLocation();
  return (
    <nav aria-labelledby="more-settings" className="mt-16 max-w-2xl">
      <h2 id="more-settings" className="border-b border-ink pb-3 text-lead">
        More settings
      </h2>
      <ul>
        {links.map(([href, title, about]) => (
          <li key={href} className="flex flex-col gap-1 border-b border-hairline py-3">
            <Link
              href={href}
              className={`${linkClass} self-start`}
              onClick={(event) => {
                event.preventDefault();
                guard.leave(() => navigate(href));
              }}
            >
              {title}
            </Link>
            <span className="text-small text-ink-2">{about}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
