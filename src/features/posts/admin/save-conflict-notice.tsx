import { useEffect, useRef } from 'react';
import { Button } from '#design/ui/button.tsx';
import { InlineMessage } from '#design/ui/inline-message.tsx';

interface SaveConflictNoticeProps {
  /** The fields that someone else has changed. */
  changed: string[];
  onLoad: () => void;
  onOverwrite: () => void;
}

/** Says that someone else has saved the post meanwhile, and asks which text is to stay. */
export function SaveConflictNotice({ changed, onLoad, onOverwrite }: SaveConflictNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  // The save was pressed below: without it nothing would seem to happen.
  useEffect(() => frame.current?.focus(), []);
  const fields = changed.length > 0 ? `They changed the ${changed.join(', ')}. ` : '';
  return (
    <div ref={frame} tabIndex={-1} className="mb-6 max-w-2xl scroll-mt-6">
      <InlineMessage
        kind="error"
        title="This blog was changed by someone else since you opened it."
        text={`${fields}Your text is still here and is not saved.`}
      >
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="compact" onClick={onLoad}>
            Load their version
          </Button>
          <Button size="compact" onClick={onOverwrite}>
            Save mine over it
          </Button>
        </div>
      </InlineMessage>
    </div>
  );
}
