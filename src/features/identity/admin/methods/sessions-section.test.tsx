import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeBrowser, SessionsSection } from './sessions-section.tsx';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge on Windows',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  ['curl/8.5.0', 'Unknown browser'],
  [null, 'Unknown browser'],
])('calls %s by its name', (userAgent, name) => {
  expect(describeBrowser(userAgent)).toBe(name);
});

it('shows five sessions first, this browser among them', () => {
  const sessions = Array.from({ length: 9 }, (_, n) => ({
    id: `${n}`,
    is_current: n === 7,
    created_at: '2030-01-01T00:00:00.000Z',
    ip_address: `192.0.2.${n}`,
    user_agent: null,
  }));
  const markup = renderToStaticMarkup(
    <SessionsSection
      sessions={sessions}
      onEnd={() => Promise.resolve(true)}
      onEndOthers={() => Promise.resolve(true)}
    />,
  );
  expect(markup.match(/192\.0\.2\.\d/g)).toEqual(['0', '1', '2', '3', '7'].map((n) => `192.0.2.${n}`));
  expect(markup).toContain('Show all 9');
});
