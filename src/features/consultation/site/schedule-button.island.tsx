import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, buttonClass, type ButtonVariant } from '#design/ui/button.tsx';
import { preloadToaster } from '#design/ui/toast.ts';
import { formatLocalDay } from '../check-request.ts';
import type { ConsultationWords } from '../consultation-words.ts';
import { ConsultationDialog } from './consultation-dialog.tsx';

interface ScheduleButtonProps {
  label: string;
  /** The calendar service's event-request address. */
  bookingUrl: string;
  /** The dialog's. */
  words: ConsultationWords;
  variant?: ButtonVariant;
}

/** Opens the consultation dialog. Until it is hydrated, where it never is, a link to the calendar service. */
export function ScheduleButton({ label, bookingUrl, words, variant = 'primary' }: ScheduleButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  /** The visitor's date when it was last opened; empty until then. */
  const [today, setToday] = useState('');
  const trigger = useRef<HTMLButtonElement>(null);

  function open() {
    preloadToaster();
    setToday(formatLocalDay(new Date()));
    setIsOpen(true);
  }

  function close() {
    setIsOpen(false);
    trigger.current?.focus();
  }

  return (
    <>
      <Button
        ref={trigger}
        variant={variant}
        onClick={open}
        aria-haspopup="dialog"
        className="native:hidden print:hidden"
      >
        {label}
      </Button>
      <a
        href={bookingUrl}
        target="_blank"
        rel="noreferrer"
        className={`${buttonClass(variant)} hidden native:inline-flex`}
      >
        {label}
      </a>
      {/*
       * Kept mounted once opened: closing it loses nothing that was typed. In the page's colors, whichever band the
       * button is in.
       */}
      {today &&
        createPortal(
          <ConsultationDialog {...{ isOpen, today, bookingUrl, words }} onClose={close} />,
          document.body,
        )}
    </>
  );
}
