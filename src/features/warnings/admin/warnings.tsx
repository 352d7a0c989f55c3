import type { Warning } from '../contract.ts';
import { useWarnings } from './use-warnings.ts';
import { WarningsNotice } from './warnings-notice.tsx';

/** Where what is not set up yet matters: the screens whose work needs mail, and the overview. */
const mailScreens: readonly (string | null)[] = ['overview', 'settings', 'messages', 'newsletter'];

const concerns = (screen: string | null, { code, is_urgent }: Warning): boolean =>
  is_urgent || screen === 'overview' || (code === 'no_mail_server' && mailScreens.includes(screen));

/**
 * Warnings about the setup, above whichever screen is open; nothing when there are none.
 * @param screen a tab or `overview`: anything that is not urgent is shown only where it matters
 */
export function Warnings({ screen }: { screen: string | null }) {
  const warnings = useWarnings().filter((warning) => concerns(screen, warning));
  return warnings.length > 0 && <WarningsNotice warnings={warnings} />;
}
