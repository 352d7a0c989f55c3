import { Dialog } from '@base-ui/react/dialog';
import { useState, type ReactNode } from 'react';
import { backdropClass } from '#design/admin/dialog.tsx';
import { useMedia } from '#design/admin/use-media.ts';
import { Button } from '#design/ui/button.tsx';
import { focusRing } from '#design/ui/focus-ring.ts';
import { useSettings } from '#features/settings/admin/use-settings.ts';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { AccountMenu } from './account-menu.tsx';
import { overviewScreen } from './admin-tabs.ts';
import { opensElsewhere } from './opens-elsewhere.ts';
import { describePaletteKeys } from './palette/palette-keys.ts';

interface ShellHeaderProps {
  email: string;
  path: string;
  /** The screen that /admin opens. */
  opensFirst: 'settings' | 'overview' | undefined;
  /** Goes to a screen beside the tabs. */
  onOpen: (path: string) => void;
  onSearch: () => void;
  onLogOut: () => void;
  /** The tabs. */
  children: ReactNode;
}

/** From here on the sidebar is beside the screen: Tailwind's `lg`. */
const wideScreen = '(min-width: 64rem)';

/** The site's name, the ways to all screens, and the account: a sidebar, or a bar with a drawer on narrow screens. */
export function ShellHeader(props: ShellHeaderProps) {
  const isWide = useMedia(wideScreen);
  return (
    <header className="contents">
      <a href="#main" className="skip-link">
        Skip to the screen
      </a>
      {isWide ? <Sidebar {...props} /> : <NarrowBar {...props} />}
    </header>
  );
}

function Sidebar(props: ShellHeaderProps) {
  return (
    <div className="sticky top-0 flex h-dvh flex-col border-r border-hairline print:hidden">
      <SiteName className="h-14 px-4" />
      <div className="px-3 pb-3">
        <button
          type="button"
          aria-keyshortcuts="Control+K Meta+K"
          className={`flex min-h-9 w-full items-center justify-between gap-2 rounded-control border border-control bg-sheet px-2 text-small text-ink-2 hover:border-ink hover:text-ink ${focusRing}`}
          onClick={props.onSearch}
        >
          <span className="flex items-center gap-2">
            <SearchMark />
            Go to
          </span>
          <kbd aria-hidden="true" className="font-mono text-[0.6875rem]">
            {describePaletteKeys()}
          </kbd>
        </button>
      </div>
      <Ways {...props} />
      <div className="flex items-center gap-1 border-t border-hairline p-2">
        <AccountMenu email={props.email} onOpen={props.onOpen} />
        <LogoutButton onLogOut={props.onLogOut} />
      </div>
    </div>
  );
}

const barButtonClass = `inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink hover:bg-sunk ${focusRing} -outline-offset-2!`;

function NarrowBar(props: ShellHeaderProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => setIsOpen(open)}>
      <div className="flex h-13 items-center border-b border-control px-1 print:hidden">
        <Dialog.Trigger aria-label="Menu" className={barButtonClass}>
          <svg
            aria-hidden="true"
            viewBox="0 0 20 20"
            className="size-5 fill-none stroke-current stroke-[1.5]"
          >
            <path d="M2 5h16M2 10h16M2 15h16" />
          </svg>
        </Dialog.Trigger>
        <SiteName className="flex-1 px-1" />
        <button type="button" aria-label="Go to" className={barButtonClass} onClick={props.onSearch}>
          <SearchMark />
        </button>
        <LogoutButton onLogOut={props.onLogOut} />
      </div>
      {/* The tabs stay known while they are out of sight: each names its screen. */}
      <Dialog.Portal keepMounted>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          aria-label="Menu"
          className="fixed inset-y-0 left-0 z-40 flex w-72 max-w-[85vw] flex-col overflow-y-auto overscroll-contain border-r border-ink bg-paper text-ink transition-[translate] duration-320 ease-mark outline-none data-ending-style:-translate-x-full data-ending-style:duration-220 data-starting-style:-translate-x-full motion-reduce:transition-none"
          onClick={(event) => (event.target as Element).closest('a') && setIsOpen(false)}
        >
          <div className="flex h-13 shrink-0 items-center border-b border-control px-1">
            <Dialog.Close aria-label="Close" className={barButtonClass}>
              <svg aria-hidden="true" viewBox="0 0 14 14" className="size-3.5 stroke-current stroke-[1.5]">
                <path d="M1 1l12 12M13 1L1 13" />
              </svg>
            </Dialog.Close>
            <SiteName className="flex-1 px-1" />
          </div>
          <Ways {...props} />
          <div className="flex border-t border-hairline p-2">
            <AccountMenu
              email={props.email}
              onOpen={(path) => {
                setIsOpen(false);
                props.onOpen(path);
              }}
            />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The ways to the screens; the overview comes first where it opens first. */
function Ways({ path, opensFirst, onOpen, children }: ShellHeaderProps) {
  const may = useMay();
  const { path: target, label, needs } = overviewScreen;
  const overview = may(needs) && (
    <a
      href={target}
      aria-current={path === target ? 'page' : undefined}
      className={wayClass}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onOpen(target);
      }}
    >
      {label}
    </a>
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto py-1">
      {opensFirst === 'overview' && overview}
      {children}
      {opensFirst !== 'overview' && overview}
    </div>
  );
}

/** A way to a screen, current or not. */
export const wayClass = `flex min-h-11 shrink-0 items-center justify-between gap-2 border-l-2 border-transparent pr-4 pl-3.5 text-small whitespace-nowrap text-ink-2 transition-colors duration-140 ease-mark hover:bg-sunk hover:text-ink data-active:border-ink data-active:bg-sunk data-active:font-medium data-active:text-ink aria-[current]:border-ink aria-[current]:bg-sunk aria-[current]:font-medium aria-[current]:text-ink lg:min-h-9 ${focusRing} -outline-offset-2!`;

function SiteName({ className }: { className: string }) {
  const settings = useSettings();
  return (
    <p className={`flex min-w-0 shrink-0 items-center gap-2 text-small font-semibold ${className}`}>
      {/* The owner's icon, or the drawn mark where there is none. */}
      <img
        src={settings.data?.logo_url || '/favicon.svg'}
        alt=""
        className="h-6 w-auto max-w-16 shrink-0 object-contain"
      />
      <span className="truncate">{settings.data?.site_name}</span>
    </p>
  );
}

const LogoutButton = ({ onLogOut }: { onLogOut: () => void }) => (
  <Button
    variant="quiet"
    size="compact"
    className="shrink-0 px-2! text-fine! max-lg:min-h-11"
    onClick={onLogOut}
  >
    Logout
  </Button>
);

const SearchMark = () => (
  <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-[1.5]">
    <path d="M11 11l3.5 3.5M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10z" />
  </svg>
);
