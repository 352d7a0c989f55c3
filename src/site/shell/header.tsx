import type { Navigation } from '#content/pages.schema.ts';
import { LogoMark } from '#design/drawings/logo.tsx';
import { paths } from '#paths/paths.ts';
import { SearchLink } from './search-link.tsx';

interface HeaderProps {
  navigation: Navigation;
  siteName: string;
  /** An uploaded logo's address; empty for the drawn mark. */
  logoUrl: string;
  /** The page's path: the link with exactly this one is current. */
  path: string;
}

/**
 * The fixed bar at the top; with larger text its gaps shrink before the name does. Its menu is opened by
 * shell.inline.js; without JavaScript it is open.
 */
export function Header({ navigation, siteName, logoUrl, path }: HeaderProps) {
  return (
    <header className="fixed inset-x-0 top-0 z-20 border-b border-hairline bg-paper [--gap:min(1.5rem,1.9vw)] noscript:static print:static">
      <a href="#main" className="skip-link">
        {navigation.skip}
      </a>
      <div className="mx-auto flex max-w-[80rem] flex-wrap items-center gap-x-1 px-4 md:px-6 lg:flex-nowrap lg:gap-x-(--gap)">
        <a
          href={paths.home()}
          aria-label={`${siteName}, home`}
          className="flex min-h-16 min-w-0 grow basis-0 items-center gap-2 font-semibold text-ink lg:mr-auto lg:grow-0 lg:basis-auto"
        >
          {logoUrl ? (
            <img
              src={logoUrl}
              alt=""
              width={140}
              height={32}
              className="h-8 w-auto max-w-40 object-contain"
            />
          ) : (
            <LogoMark decorative className="h-auto w-[min(1.75rem,12vw)]" />
          )}
          <span className="line-clamp-2 text-body leading-tight tracking-tight [font-stretch:112%]">
            {siteName}
          </span>
        </a>
        <SearchLink className="max-[22rem]:hidden lg:hidden" />
        <ThemeToggle className="lg:hidden" />
        <button
          type="button"
          data-menu-toggle
          aria-expanded="false"
          aria-controls="site-menu"
          className="-mr-2 inline-flex min-h-11 items-center gap-2 px-2 text-small font-medium lg:hidden print:hidden noscript:hidden"
        >
          <svg
            viewBox="0 0 20 20"
            className="size-5 fill-none stroke-current stroke-[1.5]"
            aria-hidden="true"
          >
            <path d="M2 6h16M2 14h16" />
          </svg>
          <span className="sr-only">Toggle </span>menu
        </button>
        <nav
          id="site-menu"
          aria-label={navigation.label}
          data-menu
          className="hidden w-full pb-4 data-open:block lg:block lg:w-auto lg:pb-0 print:hidden noscript:block"
        >
          <ul className="flex flex-col lg:flex-row lg:items-center lg:gap-(--gap)">
            {navigation.links.map(({ label, href }) => (
              <li key={href} className="border-t border-hairline lg:border-0">
                <a href={href} aria-current={href === path ? 'page' : undefined} className="menu-link">
                  {label}
                </a>
              </li>
            ))}
            <li className="border-t border-hairline pt-4 lg:border-0 lg:pt-0">
              <a
                href={navigation.action.href}
                className="inline-flex min-h-11 items-center rounded-control bg-petrol px-4 text-small font-medium text-paper transition-colors duration-140 ease-mark hover:bg-ink"
              >
                {navigation.action.label}
              </a>
            </li>
          </ul>
        </nav>
        <div className="flex max-lg:hidden">
          <SearchLink />
          <ThemeToggle />
        </div>
      </div>
    </header>
  );
}

/** Before the menu if that is collapsed, otherwise after it: Tab follows the visual order. */
function ThemeToggle({ className = '' }: { className?: string }) {
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
