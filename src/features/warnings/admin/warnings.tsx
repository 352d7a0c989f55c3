import { useMay } from '#domain/rights/admin/use-may.tsx';
import { useQuery } from '@tanstack/react-query';
import { FoldedNotice } from '#design/admin/folded-notice.tsx';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import { createClient } from '#design/api/create-client.ts';
import { apiBase } from '#paths/api-paths.ts';
import type { Warning } from '../contract.ts';
import type { warningsRoutes } from '../server/warnings.routes.ts';

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
  return warnings.length > 0 && <WarningsNotice warnings={warnings} isWhole={screen === 'overview'} />;
}

interface WarningsNoticeProps {
  warnings: Warning[];
  /** Otherwise it is one line that unfolds: work goes on below it. */
  isWhole: boolean;
}

/** Problems in the product's setup that need the owner's attention, and then what is not set up yet. */
function WarningsNotice({ warnings, isWhole }: WarningsNoticeProps) {
  const urgent = warnings.filter((warning) => warning.is_urgent);
  const unset = warnings.filter((warning) => !warning.is_urgent);
  return (
    <>
      {urgent.length > 0 && isWhole && (
        <div className="basis-full">
          <InlineMessage kind="error" title={urgentTitle}>
            <WarningTexts warnings={urgent} />
          </InlineMessage>
        </div>
      )}
      {urgent.length > 0 && !isWhole && (
        <FoldedNotice title={urgentTitle}>
          <WarningTexts warnings={urgent} />
        </FoldedNotice>
      )}
      {unset.length > 0 && isWhole && (
        <div className="basis-full">
          <InlineMessage kind="info" title="Not set up yet">
            <WarningTexts warnings={unset} />
          </InlineMessage>
        </div>
      )}
      {unset.length > 0 && !isWhole && (
        <details className="group grow border-b border-dashed border-control text-small open:basis-full">
          <DisclosureSummary className="min-h-9 text-ink-2">Mail is not set up</DisclosureSummary>
          <div className="pb-3">
            <WarningTexts warnings={unset} />
          </div>
        </details>
      )}
    </>
  );
}

const urgentTitle = 'The setup needs your attention';

const WarningTexts = ({ warnings }: { warnings: Warning[] }) =>
  warnings.map(({ code, text }) => (
    <p key={code} className="text-ink-2">
      {text}
    </p>
  ));

/** How soon a problem shows on an open dashboard. */
const intervalMs = 60_000;

/** Problems of the setup, and missing settings; none until they are known. */
export function useWarnings() {
  const may = useMay();
  const { data = [] } = useQuery({
    queryKey: ['warnings'],
    queryFn: listWarnings,
    enabled: may('listWarnings'),
    refetchInterval: intervalMs,
  });
  return data;
}

const warnings = createClient<typeof warningsRoutes>(apiBase);

/** @throws ApiError */
const listWarnings = () => warnings.get('/warnings');
