import type { Branding } from '#content/branding.schema.ts';
import { LogoMark } from '#design/drawings/logo.tsx';
import { getIconUrl } from '#domain/uploads/upload-variants.ts';

interface SiteMarkProps {
  /** The uploaded logo's address; empty for none. */
  logoUrl: string;
  branding: Pick<Branding, 'favicon' | 'logo'>;
}

const size = { width: 140, height: 32 };

/** The owner's logo, or the icon in its place; the drawn mark where there is neither. */
export function SiteMark({ logoUrl, branding: { favicon, logo } }: SiteMarkProps) {
  if (!logoUrl) {
    return favicon ? (
      <img src={getIconUrl(favicon, 192)} alt="" width={32} height={32} className="size-8 shrink-0" />
    ) : (
      <LogoMark decorative className="h-auto w-[min(1.75rem,12vw)]" />
    );
  }
  const plate = logo?.plate ? 'logo-plate' : '';
  if (!logo?.dark) return <img alt="" src={logoUrl} {...size} className={`site-logo ${plate}`.trim()} />;
  return (
    <>
      <img alt="" src={logoUrl} {...size} loading="lazy" className="site-logo on-light" />
      <img alt="" src={logo.dark} {...size} loading="lazy" className={`site-logo on-dark ${plate}`.trim()} />
    </>
  );
}
