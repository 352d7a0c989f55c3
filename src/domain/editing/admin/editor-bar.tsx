import { useState, type ReactNode, type RefObject } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { Button, type ButtonProps } from '#design/ui/button.tsx';

interface EditorBarProps {
  /** It stays in view below a long form. */
  isSticky?: boolean;
  /** What visitors will see afterwards; above the actions. */
  note?: string | undefined;
  /** What is saved; beside the actions. */
  state?: string;
  children: ReactNode;
}

/** The actions on what is edited. */
export function EditorBar({ isSticky = false, note, state, children }: EditorBarProps) {
  return (
    <div
      className={`flex flex-col gap-3 border-t ${isSticky ? 'sticky bottom-0 z-10 border-ink bg-paper py-3' : 'border-hairline pt-6'}`}
    >
      {note && <p className="max-w-[36.5em] text-small text-ink-2">{note}</p>}
      <div className={`flex flex-wrap items-center gap-x-3 ${isSticky ? 'gap-y-1' : 'gap-y-3'}`}>
        {children}
        {state && (
          <p role="status" className="text-small text-ink-2">
            {state}
          </p>
        )}
      </div>
    </div>
  );
}

interface DiscardDraftProps extends Pick<ButtonProps, 'size' | 'busy'> {
  /** What is edited, such as "document". */
  noun: string;
  /** There is a draft, and something that visitors see. */
  isOffered: boolean;
  onDiscard: () => void;
  /** Takes the focus once the button is gone. */
  fallbackFocus?: RefObject<HTMLElement | null>;
}

/** The button that discards a draft, and its confirmation. */
export function DiscardDraft({ noun, isOffered, onDiscard, fallbackFocus, ...button }: DiscardDraftProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      {isOffered && (
        <Button variant="secondary" {...button} onClick={() => setIsAsked(true)}>
          Discard draft
        </Button>
      )}
      <AlertDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title="Discard the draft?"
        description={`The ${noun} goes back to what visitors see. You can still find the draft under Versions.`}
        confirmLabel="Discard"
        onConfirm={onDiscard}
        {...(fallbackFocus && { fallbackFocus })}
      />
    </>
  );
}
