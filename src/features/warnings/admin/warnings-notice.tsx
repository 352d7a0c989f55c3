import { InlineMessage } from '#design/ui/inline-message.tsx';
import type { Warning } from '../contract.ts';

/** Problems in the product's setup that need the owner's attention, and then what is not set up yet. */
export function WarningsNotice({ warnings }: { warnings: Warning[] }) {
  const unset = warnings.filter((warning) => !warning.is_urgent);
  return (
    <div className="mb-6 flex flex-col gap-3">
      {warnings
        .filter((warning) => warning.is_urgent)
        .map(({ code, text }) => (
          <InlineMessage key={code} kind="error" title="The setup needs your attention" text={text} />
        ))}
      {unset.length > 0 && (
        <InlineMessage kind="info" title="Not set up yet">
          <ul className="flex flex-col gap-1 text-ink-2">
            {unset.map(({ code, text }) => (
              <li key={code}>{text}</li>
            ))}
          </ul>
        </InlineMessage>
      )}
    </div>
  );
}
