import { Button } from '../../ui/button.tsx';
import { formatMoment } from '../../ui/format-moment.ts';
import { InlineMessage } from '../../ui/inline-message.tsx';

interface KeptDraftNoticeProps {
  keptAt: string;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what was typed before a crash. */
export function KeptDraftNotice({ keptAt, onRestore, onDiscard }: KeptDraftNoticeProps) {
  return (
    <div className="mb-6 max-w-2xl">
      <InlineMessage
        kind="info"
        title="There are unsaved changes from before."
        text={`Typed in this browser until ${formatMoment(keptAt)}.`}
      >
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="compact" onClick={onRestore}>
            Restore
          </Button>
          <Button variant="secondary" size="compact" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      </InlineMessage>
    </div>
  );
}
