import { useCallback, useEffect, useRef, useState } from 'react';
import type { AssistantTexts } from '#content/assistant.schema.ts';
import { Button } from '#design/ui/button.tsx';
import type { Replies } from '../reply.ts';
import { AssistantChat } from './assistant-chat.tsx';

/** The floating 'AI Blog Assistant': a button, and the chat box that it opens (SPEC section 2, "Blog list"). */
export function Assistant({ texts, replies }: { texts: AssistantTexts; replies: Replies }) {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  const close = useCallback(() => setIsOpen(false), []);

  useEffect(() => {
    if (wasOpen.current && !isOpen) trigger.current?.focus({ preventScroll: true });
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
        className="border-dashed border-ink! native:hidden"
      >
        {texts.open}
      </Button>
      <AssistantChat texts={texts} replies={replies} isOpen={isOpen} onClose={close} />
    </>
  );
}
