import { useRef, useState } from 'react';
import { Button, buttonClass, type ButtonVariant } from '#design/ui/button.tsx';
import { preloadToaster } from '#design/ui/toast.ts';
import { ConsultationDialog } from './consultation-dialog.tsx';

interface ScheduleButtonProps {
  label: string;
  /** The calendar service's event-request address. */
  bookingUrl: string;
  variant?: ButtonVariant;
}

/** Opens the consultation dialog. Without scripting it is a link to the calendar service. */
export function ScheduleButton({ label, bookingUrl, variant = 'primary' }: ScheduleButtonProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const trigger = useRef<HTMLButtonElement>(null);

  function open() {
    void preloadToaster();
    setState('open');
  }

  function close() {
    setState('closed');
    trigger.current?.focus();
  }

  return (
    <>
      <Button
        ref={trigger}
        variant={variant}
        onClick={open}
        aria-haspopup="dialog"
        className="noscript:hidden print:hidden"
      >
        {label}
      </Button>
      <span className="hidden noscript:contents">
        <a href={bookingUrl} target="_blank" rel="noopener" className={buttonClass(variant)}>
          {label}
        </a>
      </span>
      {/* Stays once opened: closing it loses nothing that was typed. */}
      {state !== 'unused' && (
        <ConsultationDialog isOpen={state === 'open'} onClose={close} bookingUrl={bookingUrl} />
      )}
    </>
  );
}
