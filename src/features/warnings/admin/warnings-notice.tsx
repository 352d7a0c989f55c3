import { InlineMessage } from '#design/ui/inline-message.tsx';
import type { Warning } from '../contract.ts';

/** Problems in the product's setup that need the owner's attention, and then what is not set up yet. */
export function WarningsNotice({ warnings }: { warnings: Warning[] }) {
  const urgent = warnings.filter((warning) => warning.is_urgent);
  const unset = warnings.filter((warning) => !warning.is_urgent);
  return (
    <div className="mb-6 flex flex-col gap-3">
      {urgent.length > 0 && (
        <InlineMessage kind="error" title="The setup needs your attention">
          <WarningTexts warnings={urgent} />
        </InlineMessage>
      )}
      {unset.length > 0 && (
        <InlineMessage kind="info" title="Not set up yet">
          <WarningTexts warnings={unset} />
        </InlineMessage>
      )}
    </div>
  );
}

const WarningTexts = ({ warnings }: { warnings: Warning[] }) =>
  warnings.map(({ code, text }) => (
    <p key={code} className="text-ink-2">
      {text}
    </p>
  ));
