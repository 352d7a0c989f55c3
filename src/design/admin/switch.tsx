import type { ComponentProps } from 'react';
import { focusRing } from '../ui/focus-ring.ts';

/** An on/off switch: a native checkbox, so that it needs no script. The label is its name. */
export function Switch({ label, ...rest }: { label: string } & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className="inline-flex min-h-9 cursor-pointer items-center gap-3 text-body font-medium">
      <span className="relative inline-flex h-6 w-11 shrink-0">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          className={`peer absolute inset-0 cursor-pointer appearance-none rounded-control border border-control bg-sheet transition-colors duration-140 ease-mark checked:border-ink checked:bg-ink ${focusRing}`}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-4 border border-control bg-sheet transition-transform duration-140 ease-mark peer-checked:translate-x-5 peer-checked:border-paper peer-checked:bg-paper motion-reduce:transition-none"
        />
      </span>
      {label}
    </label>
  );
}
