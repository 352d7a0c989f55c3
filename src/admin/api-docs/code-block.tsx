import { CopyButton } from '#design/admin/copy-button.tsx';
import { ScrollRegion } from '#design/ui/scroll-region.tsx';

interface CodeBlockProps {
  /** The accessible name. */
  label: string;
  code: string;
  /** The label of copying, after "Copy"; without it there is no button. */
  copyName?: string;
}

export function CodeBlock({ label, code, copyName }: CodeBlockProps) {
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <ScrollRegion
        label={label}
        role="group"
        className="max-h-96 w-full border border-hairline bg-sunk p-4 font-mono text-fine text-ink"
      >
        <pre>
          <code>{code}</code>
        </pre>
      </ScrollRegion>
      {copyName && <CopyButton name={copyName} size="compact" readText={() => code} />}
    </div>
  );
}
