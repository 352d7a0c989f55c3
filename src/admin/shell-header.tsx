import type { ReactNode } from 'react';
import { Button, buttonClass } from '#design/ui/button.tsx';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { useSettings } from '#features/settings/admin/use-settings.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { paths } from '#paths/paths.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

interface ShellHeaderProps {
  email: string;
  path: string;
  /** Goes to a screen beside the tabs. */
  onOpen: (path: string) => void;
  onLogOut: () => void;
  /** The tabs. */
  children: ReactNode;
}

/** The screens beside the tabs. */
const screens = [
  { label: 'Overview', path: adminPaths.overview(), needs: 'saveSettings' },
  { label: 'Personal data', path: adminPaths.personalData(), needs: 'exportPersonalData' },
  { label: 'Account', path: adminPaths.account(), needs: 'readSignInMethods' },
] as const;

/** The site's name, the tabs, and the links out: a column on wide screens, two rows on narrow ones. */
export function ShellHeader({ email, path, onOpen, onLogOut, children }: ShellHeaderProps) {
  const settings = useSettings();
  const may = useMay();
  return (
    <header className="flex min-w-0 flex-wrap items-center justify-between border-control lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:flex-nowrap lg:items-stretch lg:justify-start lg:border-r">
      <p className="flex min-h-16 min-w-0 items-center gap-2 pl-4 text-lead font-semibold sm:pl-6 lg:min-h-26 lg:pr-4">
        {/* The owner's icon, or the drawn mark where there is none. */}
        <img
          src={settings.data?.logo_url || '/favicon.svg'}
          alt=""
          className="h-8 w-auto max-w-20 shrink-0 object-contain"
        />
        <span className="min-w-0 wrap-anywhere">{settings.data?.site_name}</span>
      </p>
      <div className="max-lg:order-3 max-lg:w-full">{children}</div>
      <div className="flex flex-wrap items-center gap-2 px-4 max-lg:order-2 sm:px-6 lg:mt-auto lg:p-6">
        <p className="hidden w-full pb-1 text-fine wrap-anywhere text-ink-2 lg:block">Signed in as {email}</p>
        {screens
          .filter(({ needs }) => may(needs))
          .map(({ label, path: target }) => (
            <a
              key={target}
              href={target}
              aria-current={path === target ? 'page' : undefined}
              className={`${buttonClass('secondary', 'compact')} aria-[current]:border-ink aria-[current]:bg-sunk lg:w-full`}
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                onOpen(target);
              }}
            >
              {label}
            </a>
          ))}
        <a href={paths.home()} className={`${buttonClass('secondary', 'compact')} lg:grow`}>
          View site
        </a>
        <Button variant="secondary" size="compact" className="lg:grow" onClick={onLogOut}>
          Logout
        </Button>
      </div>
    </header>
  );
}
