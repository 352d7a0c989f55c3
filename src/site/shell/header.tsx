import type { Navigation } from '#content/navigation.schema.ts';
import type { Settings } from '#features/settings/contract.ts';
import { linkClass } from '#design/ui/link-class.ts';
import { paths } from '#paths/paths.ts';
import { phoneUrl } from '../contact/phone-url.ts';
import { LinkButton } from '../parts/link-button.tsx';
import { SearchLink } from './search-link.tsx';
import { SiteName, type SiteNameProps } from './site-name.tsx';

interface HeaderProps extends Omit<SiteNameProps, 'siteName' | 'logoUrl'> {
  navigation: Navigation;
  settings: Settings;
  /** The words that lead to the booking of a call; null where none is taken. */
  booking: string | null;
  /** Only the logo, the way back and the switch of the theme. */
  isBare: boolean;
  /** The page's path: the link with exactly this one is current. */
  path: string;
}

/**
 * The fixed bar at the top; with larger text its gaps shrink before the name does, and then its links go behind the
 * toggle, in a menu that covers the page. It is opened by shell.inline.js; without JavaScript by a disclosure.
 */
export function Header({ navigation, settings, booking, branding, isBare, path }: HeaderProps) {
  return (
    <header className="bar fixed inset-x-0 top-0 z-20 border-b border-hairline bg-paper [--gap:min(1.5rem,1.9vw)] print:static">
      <a href="#main" className="skip-link">
        {navigation.skip}
      </a>
      <div className="bar-row mx-auto flex max-w-[80rem] flex-wrap items-center gap-x-1 px-4 md:px-6">
        <SiteName
          siteName={settings.site_name}
          logoUrl={settings.logo_url}
          branding={branding}
          className="grow basis-0"
        />
        {isBare ? <WayBack /> : <Menu {...{ navigation, settings, booking, path }} />}
      </div>
    </header>
  );
}

/** In the place of the menu where a form is all there is to do. */
const WayBack = () => (
  <>
    <a href={paths.home()} className={`way-back min-h-11 content-center text-small ${linkClass}`}>
      Back to website
    </a>
    <ThemeToggle className="-mr-3 ml-2" />
  </>
);

/** The links, in a bar or behind a toggle, with the search, the theme and the button; there with ways to talk to us. */
function Menu({ navigation, settings, booking, path }: Omit<HeaderProps, 'branding' | 'isBare'>) {
  const { contact_email, contact_phone } = settings;
  const phoneHref = phoneUrl(contact_phone);
  return (
    <>
      <a href={navigation.action.href} className="bar-narrow header-action print:hidden">
        {navigation.action.label}
      </a>
      <SearchLink className="bar-narrow" />
      <button
        type="button"
        data-menu-toggle
        aria-expanded="false"
        aria-controls="site-menu"
        className="bar-narrow bar-icon -mr-3 text-ink noscript:hidden"
      >
        <ToggleIcon />
        <span className="sr-only">Toggle menu</span>
      </button>
      <noscript className="bar-narrow">
        <details>
          <summary aria-label="Menu" className="bar-icon -mr-3 text-ink">
            <ToggleIcon />
          </summary>
        </details>
      </noscript>
      <nav
        id="site-menu"
        aria-label={navigation.label}
        data-menu
        className="bar-menu hidden w-full print:hidden"
      >
        <ul className="bar-links flex flex-col">
          {navigation.links.map(({ label, href }) => (
            <li key={href} className="border-t border-hairline">
              <a href={href} aria-current={href === path ? 'page' : undefined} className="menu-link">
                {label}
              </a>
            </li>
          ))}
          <li className="flex border-t border-hairline">
            <a href={navigation.action.href} className="header-action">
              {navigation.action.label}
            </a>
          </li>
        </ul>
        <div className="bar-narrow menu-foot">
          {booking && (
            <LinkButton href={`${paths.contact()}#consultation`} variant="secondary">
              {booking}
            </LinkButton>
          )}
          {contact_email && <a href={`mailto:${contact_email}`}>{contact_email}</a>}
          {phoneHref && <a href={phoneHref}>{contact_phone}</a>}
          <ThemeToggle className="" />
        </div>
      </nav>
      <div className="bar-wide -mr-3 hidden">
        <SearchLink className="" />
        <ThemeToggle className="" />
      </div>
    </>
  );
}

/** Two lines, and a cross while the menu is open. */
function ToggleIcon() {
  return (
    <svg viewBox="0 0 20 20" className="size-5 fill-none stroke-current stroke-[1.5]" aria-hidden="true">
      <path className="bar-lines" d="M2 6h16M2 14h16" />
      <path className="bar-cross hidden" d="M4 4l12 12M4 16L16 4" />
    </svg>
  );
}

/** The last of the collapsed menu, otherwise after it: Tab follows the visual order. */
function ThemeToggle({ className }: { className: string }) {
  return (
    <button
      type="button"
      data-theme-toggle
      aria-label="Switch between light and dark"
      className={`bar-icon theme-toggle ${className}`}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
        <circle cx="10" cy="10" r="7.25" className="fill-none stroke-current stroke-[1.5]" />
        <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" className="fill-current" />
      </svg>
    </button>
  );
}
