import { useCallback, useEffect, useRef, useState } from 'react';
import { assistantTexts } from '#content/assistant.ts';
import { Button } from '#design/ui/button.tsx';
import { AssistantBox } from './assistant-box.tsx';

/** The floating 'AI Blog Assistant': a button, and the chat box that it opens (SPEC section 2, "Blog list"). */
export function Assistant() {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  const close = useCallback(() => setIsOpen(false), []);

  useEffect(() => {
    if (wasOpen.current && !isOpen) trigger.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <>
      <Button
        ref={trigger}
        variant="secondary"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(!isOpen)}
        className={`pointer-events-auto border-dashed border-ink! noscript:hidden ${isOpen ? 'invisible' : ''}`}
      >
        {assistantTexts.open}
      </Button>
      <AssistantBox isOpen={isOpen} onClose={close} />
    </>
  );
}
