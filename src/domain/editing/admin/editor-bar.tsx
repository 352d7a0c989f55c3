import { useState, type ReactNode, type RefObject } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { Button } from '#design/ui/button.tsx';

interface EditorBarProps {
  /** The word for the edited thing, such as "document". */
  noun: string;
  /** It stays in view below a long form. */
  isSticky?: boolean;
  /** Says what visitors will see afterwards; above the actions. */
  note?: string | undefined;
  /** Where what was typed is. */
  status: ReactNode;
  /** How long the text is; beside the state. */
  length?: string | undefined;
  isBusy: boolean;
  /** There is a draft, and something that visitors see. */
  canDiscard: boolean;
  onDiscard: () => void;
  /** Takes the focus once the draft and its button are gone. */
  heading?: RefObject<HTMLElement | null>;
  /** The actions; the one that discards the draft comes after them, and moves none as it appears. */
  children: ReactNode;
  last: ReactNode;
}

/** The actions on what is edited. */
export function EditorBar(props: EditorBarProps) {
  const { noun, isSticky, note, status, length, isBusy, canDiscard, onDiscard, heading, children, last } =
    props;
  const [isDiscardAsked, setIsDiscardAsked] = useState(false);
  return (
    <>
      {note && <p className="max-w-[36.5em] text-small text-ink-2">{note}</p>}
      <div
        // A menu that opens above it ends there (rich-text/admin/visual/slash-menu.ts).
        data-editor-bar
        className={`flex flex-wrap items-center gap-x-3 border-t ${isSticky ? 'sticky bottom-0 z-20 gap-y-1 border-ink bg-paper py-3' : 'gap-y-3 border-hairline pt-6'}`}
      >
        {/* Above the actions: these stay where they are when it needs more lines. */}
        <div className="flex basis-full flex-wrap items-center gap-x-3">
          {status}
          {length && <p className="text-small text-ink-2 tabular-nums">{length}</p>}
        </div>
        {children}
        {last}
        {canDiscard && (
          <Button
            variant="secondary"
            size={isSticky ? 'compact' : 'normal'}
            busy={isBusy}
            onClick={() => setIsDiscardAsked(true)}
          >
            Discard draft
          </Button>
        )}
      </div>
      <AlertDialog
        open={isDiscardAsked}
        onOpenChange={setIsDiscardAsked}
        title="Discard the draft?"
        description={`The ${noun} goes back to what visitors see. You can still find the draft under Versions.`}
        confirmLabel="Discard"
        onConfirm={onDiscard}
        {...(heading && { fallbackFocus: heading })}
      />
    </>
  );
}
