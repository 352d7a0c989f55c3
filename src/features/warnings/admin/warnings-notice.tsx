import { InlineMessage } from '#design/ui/inline-message.tsx';
import type { Warning } from '../contract.ts';

/** What the owner should see to in how the product is set up. */
export function WarningsNotice({ warnings }: { warnings: Warning[] }) {
  return warnings.map(({ code, text }) => (
    <InlineMessage key={code} kind="error" title="The setup needs your attention" text={text} />
  ));
}
