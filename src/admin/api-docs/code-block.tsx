import { CopyButton } from '#design/admin/copy-button.tsx';
import { focusRing } from '#design/ui/focus-ring.ts';

interface CodeBlockProps {
  /** What it is: the accessible name. */
  label: string;
  code: string;
  /** What copying is called, after "Copy"; without it there is no button. */
  copyName?: string;
}

/** Code that scrolls inside itself, with the arrow keys too. */
export function CodeBlock({ label, code, copyName }: CodeBlockProps) {
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <pre
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        className={`max-h-96 w-full overflow-auto border border-hairline bg-sunk p-4 font-mono text-fine text-ink ${focusRing}`}
      >
        <code>{code}</code>
      </pre>
      {copyName && <CopyButton name={copyName} size="compact" readText={() => code} />}
    </div>
  );
}
