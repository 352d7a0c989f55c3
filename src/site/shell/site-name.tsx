import type { Branding } from '#content/branding.schema.ts';
import { paths } from '#paths/paths.ts';
import { SiteMark } from './site-mark.tsx';

export interface SiteNameProps {
  siteName: string;
  /** An uploaded logo's address; empty for none. */
  logoUrl: string;
  branding: Branding;
}

/**
 * The mark and the name at the left of a bar, which lead home; the logo alone where it says the name, or leaves no room
 * for its longest word.
 */
export function SiteName({
  siteName,
  logoUrl,
  branding,
  className = '',
}: SiteNameProps & { className?: string }) {
  const [fitted, broken] = logoUrl
    ? [
        'h-16 flex-wrap content-start overflow-hidden before:-mr-2 before:h-16',
        'flex-[1_1_min-content] wrap-break-word ',
      ]
    : ['', ''];
  return (
    <a
      href={paths.home()}
      aria-label={`${siteName}, home`}
      className={`bar-name flex min-h-16 min-w-0 items-center gap-2 font-semibold text-ink ${fitted} ${className}`}
    >
      <SiteMark logoUrl={logoUrl} branding={branding} />
      {(!logoUrl || !branding.logo?.alone) && (
        <span
          className={`${broken}line-clamp-2 text-[min(1.0625rem,6vw)] leading-tight tracking-tight [font-stretch:112%]`}
        >
          {siteName}
        </span>
      )}
    </a>
  );
}
