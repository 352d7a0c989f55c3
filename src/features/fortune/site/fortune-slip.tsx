import { Button, buttonClass } from '#design/ui/button.tsx';
import { paths } from '#paths/paths.ts';

interface FortuneSlipProps {
  /** Its place after the questions. */
  step: number;
  fortune: string;
  onTryAgain: () => void;
}

/** The fortune on its slip: drafted by a machine and signed by nobody, so its stamp is dashed. */
export function FortuneSlip({ step, fortune, onTryAgain }: FortuneSlipProps) {
  return (
    <div className="p-4 sm:p-6">
      <div data-step={step} tabIndex={-1} className="outline-none">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h3 className="text-h3">Your fortune</h3>
          <p className="-rotate-4 border-2 border-dashed border-ink px-3 py-1 text-small font-medium">
            Draft, not signed
          </p>
        </div>
        <p className="mt-4 text-lead wrap-anywhere">{fortune}</p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href={paths.contact()} className={buttonClass()}>
          Get Started
        </a>
        <Button variant="secondary" onClick={onTryAgain} className="noscript:hidden">
          Try Again
        </Button>
        <noscript>
          <a href={paths.fortune()} className={buttonClass('secondary')}>
            Try Again
          </a>
        </noscript>
      </div>
    </div>
  );
}
