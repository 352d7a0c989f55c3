import type { Funnel, Share } from '../stats.contract.ts';
import { formatCount, formatShare, isPrecise } from './format-stats.ts';
import { stepNames } from './funnel-names.ts';

/** One funnel, its steps as bars under each other. */
export function FunnelSteps({ funnel: { steps } }: { funnel: Funnel }) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <ol className="flex flex-col gap-3">
      {steps.map(({ step, count, share }, n) => (
        <li
          key={step}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 sm:grid-cols-[7rem_5rem_minmax(0,1fr)_15rem]"
        >
          <span className="text-small font-medium">{stepNames[step]}</span>
          <span className="text-right font-mono text-small">{formatCount(count)}</span>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            className="h-4 w-full self-center max-sm:col-span-2"
          >
            <rect width="100" height="10" className="fill-sunk" />
            <rect width={(count / most) * 100} height="10" className="fill-ink" />
          </svg>
          <span className="text-fine text-ink-2 max-sm:col-span-2">
            {n > 0 && describeShare(share, count, step === 'won' ? 'those sent' : 'the previous step')}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** If there is no share, the previous step had none, or fewer, because it is counted differently. */
function describeShare(share: Share | null, count: number, whole: string): string {
  if (!share) return count > 0 ? 'counted another way' : '';
  return isPrecise(share) ? `${formatShare(share)} of ${whole}` : formatShare(share);
}
