import { navigation } from '#content/navigation.ts';
import { LogoMark } from '#design/figures/logo.tsx';

interface HeaderProps {
  siteName: string;
  /** An uploaded logo's address; empty for the drawn mark. */
  logoUrl: string;
  /** The page's path: the link with exactly this one is current. */
  path: string;
}

/** The fixed bar at the top. Its menu is opened by shell.inline.js; without scripting it stands open. */
export function Header({ siteName, logoUrl, path }: HeaderProps) {
  return (
    <header className="site-header">
      <a href="#main">{navigation.skip}</a>
      <div>
        <a href="/" aria-label={`${siteName}, home`}>
          {logoUrl ? (
            <img src={logoUrl} alt="" width={140} height={32} />
          ) : (
            <LogoMark decorative className="" />
          )}
          <span>{siteName}</span>
        </a>
        <ThemeToggle className="lg:hidden" />
        <button type="button" data-menu-toggle aria-expanded="false" aria-controls="site-menu">
          <svg viewBox="0 0 20 20" className="fill-none stroke-current stroke-[1.5]" aria-hidden="true">
            <path d="M2 6h16M2 14h16" />
          </svg>
          <span className="sr-only">Toggle </span>menu
        </button>
        <nav id="site-menu" aria-label={navigation.label} data-menu>
          <ul>
            {navigation.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <a href={navigation.action.href} className="site-action">
                {navigation.action.label}
              </a>
            </li>
          </ul>
        </nav>
        <ThemeToggle className="max-lg:hidden" />
      </div>
    </header>
  );
}

/** Before the menu where that is folded away, else after it: as it is seen, so it is come to with Tab. */
function ThemeToggle({ className }: { className: string }) {
  return (
    <button type="button" data-theme-toggle aria-label="Switch between light and dark" className={className}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.25" className="fill-none stroke-current stroke-[1.5]" />
        <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" className="fill-current" />
      </svg>
    </button>
  );
}
