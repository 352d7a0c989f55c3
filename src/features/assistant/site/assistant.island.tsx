import { useCallback, useRef, useState } from 'react';
import type { AssistantTexts } from '#content/assistant.schema.ts';
import { Button } from '#design/ui/button.tsx';
import type { Replies } from '../reply.ts';
import { AssistantChat } from './assistant-chat.tsx';

/** The floating 'AI Blog Assistant': a button, and the chat box that it opens (SPEC section 2, "Blog list"). */
export function Assistant({ texts, replies }: { texts: AssistantTexts; replies: Replies }) {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  /** The focus goes back to the button, unless it has moved on into the page. */
  const close = useCallback(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('dialog')) {
      trigger.current?.focus({ preventScroll: true });
    }
    setIsOpen(false);
  }, []);

  return (
    <>
      <Button
        ref={trigger}
        variant="secondary"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(!isOpen)}
        className="border-dashed border-ink! native:hidden"
      >
        {texts.open}
      </Button>
      <AssistantChat texts={texts} replies={replies} isOpen={isOpen} onClose={close} />
    </>
  );
}
