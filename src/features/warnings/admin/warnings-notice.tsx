import { InlineMessage } from '#design/ui/inline-message.tsx';
import type { Warning } from '../contract.ts';

/** Problems in the product's setup that need the owner's attention. */
export function WarningsNotice({ warnings }: { warnings: Warning[] }) {
  return warnings.map(({ code, text }) => (
    <InlineMessage key={code} kind="error" title="The setup needs your attention" text={text} />
  ));
}
