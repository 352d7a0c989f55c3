import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Branding } from '#content/branding.schema.ts';
import { defaultContent } from '#content/collections.ts';
import { settingDefaults } from '#features/settings/contract.ts';
import { Header } from './header.tsx';

const logoUrl = '/uploads/logo.png';

function renderHome(branding: Partial<Branding>, logo = logoUrl): string {
  const { navigation, branding: defaults } = defaultContent.site;
  const html = renderToStaticMarkup(
    <Header
      navigation={navigation}
      settings={{ ...settingDefaults, site_name: 'Harbor Gardens', logo_url: logo }}
      booking="Book a call"
      isBare={false}
      branding={{ ...defaults, ...branding }}
      path="/"
    />,
  );
  return /<a[^>]*aria-label="Harbor Gardens, home".*?<\/a>/.exec(html)![0];
}

it('shows the logo, and the name beside it unless it stands alone', () => {
  expect(renderHome({})).toMatch(/src="\/uploads\/logo\.png".*Harbor Gardens<\/span>/);
  const alone = renderHome({ logo: { alone: true } });
  expect(alone).toContain('src="/uploads/logo.png"');
  expect(alone).not.toContain('Harbor Gardens</span>');
});

it('has another logo, or a plate behind it, on dark backgrounds', () => {
  const both = renderHome({ logo: { dark: '/uploads/light.png' } });
  expect(both).toMatch(/src="\/uploads\/logo\.png"[^>]*on-light/);
  expect(both).toMatch(/src="\/uploads\/light\.png"[^>]*on-dark/);
  expect(renderHome({ logo: { plate: true } })).toContain('logo-plate');
});

it('shows the icon where there is no logo, and the drawn mark where there is neither', () => {
  expect(renderHome({ favicon: '/uploads/icon.png' }, '')).toContain('src="/uploads/icon.png?icon=192"');
  expect(renderHome({ logo: { alone: true } }, '')).toMatch(/<svg.*Harbor Gardens<\/span>/);
});
