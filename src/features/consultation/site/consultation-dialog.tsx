import { useEffect, useId, useRef } from 'react';
import { focusRing } from '#design/ui/focus-ring.ts';
import type { ConsultationWords } from '../consultation-words.ts';
import { ConsultationForm } from './consultation-form.tsx';

interface ConsultationDialogProps {
  isOpen: boolean;
  onClose: () => void;
  bookingUrl: string;
  words: ConsultationWords;
  /** The earliest date that can be requested, as `yyyy-mm-dd`. */
  today: string;
}

const look =
  'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-[500px] scroll-py-20 overflow-y-auto overscroll-contain rounded-dialog border border-ink bg-sheet text-ink opacity-0 transition-[opacity,display,overlay] transition-discrete duration-220 ease-mark backdrop:bg-on-mark/60 open:opacity-100 starting:open:opacity-0 print:hidden';

/**
 * The modal dialog that requests a consultation (SPEC section 2); a native one, which keeps the focus inside.
 */
export function ConsultationDialog(props: ConsultationDialogProps) {
  const { isOpen, onClose, bookingUrl, words, today } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  const close = () => dialog.current?.close();

  return (
    <dialog ref={dialog} aria-labelledby={titleId} onClose={onClose} className={look}>
      <div className="top-0 border-b border-ink bg-sheet tall:sticky">
        <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-6">
          <h2 id={titleId} className="py-1 text-lead">
            {words.title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={close}
            className={`inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-sunk hover:text-ink ${focusRing}`}
          >
            <svg aria-hidden="true" viewBox="0 0 14 14" className="size-3.5 stroke-current stroke-[1.5]">
              <path d="M1 1l12 12M13 1L1 13" />
            </svg>
          </button>
        </div>
      </div>
      <p className="px-6 pt-4 pb-2 text-small text-ink-2">{words.lead}</p>
      <ConsultationForm {...{ bookingUrl, words, today }} onDone={close} />
    </dialog>
  );
}
