import type { ReactNode } from 'react';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';

/** What went wrong, in one line that unfolds: the screen below it stays in sight. Others may stand beside it. */
export function FoldedNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="alert" className="grow border border-redline bg-sheet px-3 text-small has-[[open]]:basis-full">
      <details className="group">
        <DisclosureSummary className="min-h-9 font-semibold">{title}</DisclosureSummary>
        <div className="flex flex-col items-start gap-2 pb-3 wrap-anywhere">{children}</div>
      </details>
    </div>
  );
}
