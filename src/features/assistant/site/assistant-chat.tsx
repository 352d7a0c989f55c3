import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { AssistantTexts } from '#content/assistant.schema.ts';
import { noteUnmet } from '#domain/forms/site/note-unmet.ts';
import { Button } from '#design/ui/button.tsx';
import { controlClass } from '#design/ui/field-frame.tsx';
import { focusRing } from '#design/ui/focus-ring.ts';
import { replyTo, type Replies, type Reply } from '../reply.ts';
import { Exchange, type ExchangeProps } from './exchange.tsx';
import { findArticles } from './find-articles.ts';

interface AssistantBoxProps {
  texts: AssistantTexts;
  replies: Replies;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * A dialog beside the page, not over it: the page stays usable, and it closes where it covers what has the focus. The
 * conversation is kept when it is closed.
 */
export function AssistantChat({ texts, replies, isOpen, onClose }: AssistantBoxProps) {
  const titleId = useId();
  const box = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [exchanges, setExchanges] = useState<(ExchangeProps & { id: number })[]>([]);

  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    /** Once the page has scrolled to it. */
    const closeIfOverFocus = () => requestAnimationFrame(() => covers(box.current) && onClose());
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('focusin', closeIfOverFocus);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('focusin', closeIfOverFocus);
    };
  }, [isOpen, onClose]);

  function ask(question: string) {
    if (question === '') return;
    const id = exchanges.length;
    const reply = replyTo(question, replies, texts.topics);
    setExchanges([...exchanges, { id, question, reply, articles: [] }]);
    void addArticles(id, question, reply.rule);
  }

  async function addArticles(id: number, question: string, rule: Reply['rule']) {
    const articles = await findArticles(question);
    if (articles === null) return;
    setExchanges((all) => all.map((one) => (one.id === id ? { ...one, articles } : one)));
    if (articles.length === 0 && rule === 'default') noteUnmet('question', question);
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    ask(input.current?.value.trim() ?? '');
    if (input.current) input.current.value = '';
    input.current?.focus();
  }

  return (
    <dialog
      ref={box}
      open={isOpen}
      aria-labelledby={titleId}
      className="pointer-events-auto fixed inset-x-0 top-auto bottom-0 z-30 m-0 max-h-[min(40rem,80dvh)] w-full max-w-none flex-col border border-ink bg-sheet text-ink open:flex sm:right-[max(1.5rem,50%-38.5rem)] sm:bottom-6 sm:left-auto sm:w-96 sm:rounded-dialog"
    >
      <div className="flex items-center justify-between border-b border-ink pl-4">
        <h2 id={titleId} className="text-body">
          {texts.title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className={`inline-flex size-11 items-center justify-center text-ink-2 hover:bg-sunk hover:text-ink ${focusRing}`}
        >
          <svg aria-hidden="true" viewBox="0 0 14 14" className="size-3.5 stroke-current stroke-[1.5]">
            <path d="M1 1l12 12M13 1L1 13" />
          </svg>
        </button>
      </div>
      <div className="assistant-talk min-h-0 flex-auto overflow-y-auto overscroll-contain px-4 py-4 text-small">
        <p className="text-ink-2">{texts.greeting}</p>
        <div role="log" aria-label="Answers">
          {exchanges.map(({ id, ...exchange }) => (
            <Exchange key={id} {...exchange} />
          ))}
        </div>
      </div>
      <form onSubmit={send} className="border-t border-hairline px-4 pt-3 pb-4">
        <Hint texts={texts} onChoose={ask} />
        <div className="mt-2 flex gap-2">
          <input
            ref={input}
            type="text"
            name="question"
            aria-label="Your question"
            placeholder="Ask a question"
            maxLength={300}
            autoComplete="off"
            className={controlClass}
          />
          <Button type="submit" className="shrink-0">
            Send
          </Button>
        </div>
      </form>
    </dialog>
  );
}

/** Whether it lies over what has the focus, its first line included: a low window has no room for both. */
function covers(box: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!box || !focused || box.contains(focused)) return false;
  const [over, under] = [box.getBoundingClientRect(), focused.getBoundingClientRect()];
  const isBelowTop = over.top <= under.top && under.top < over.bottom;
  return isBelowTop && over.left < under.right && under.left < over.right;
}

interface HintProps {
  texts: AssistantTexts;
  onChoose: (question: string) => void;
}

/** The hint's sentence, with each suggestion in it ready to be tapped. */
function Hint({ texts: { hint, suggestions }, onChoose }: HintProps) {
  // An owner may have typed straight ones.
  const parts = hint.split(/['‘]([^'’]+)['’]/);
  return (
    <p className="text-fine text-ink-2">
      {parts.map((part) =>
        suggestions.some((suggestion) => suggestion === part) ? (
          <button
            key={part}
            type="button"
            onClick={() => onChoose(part)}
            className={`min-h-6 text-petrol underline underline-offset-2 hover:text-ink ${focusRing}`}
          >
            ‘{part}’
          </button>
        ) : (
          part
        ),
      )}
    </p>
  );
}
