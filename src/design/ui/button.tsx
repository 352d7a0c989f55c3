import type { ComponentProps } from 'react';
import { focusRing } from './focus-ring.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';
export type ButtonSize = 'normal' | 'compact';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-petrol bg-petrol text-paper hover:border-ink hover:bg-ink',
  secondary: 'border-control bg-sheet text-ink hover:border-ink hover:bg-sunk',
  danger: 'border-redline bg-sheet text-redline hover:bg-redline hover:text-paper',
  quiet: 'border-transparent text-petrol underline underline-offset-4 hover:text-ink',
};

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-11 px-4 py-2 text-body',
  compact: 'min-h-9 px-3 py-1 text-small',
};

/** A button's look, for a link that should have it. */
export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'normal'): string =>
  `inline-flex items-center justify-center gap-2 rounded-control border font-medium transition-colors duration-140 ease-mark active:translate-y-px disabled:cursor-not-allowed disabled:border-hairline disabled:bg-sunk disabled:text-ink-2 aria-disabled:cursor-progress ${variants[variant]} ${sizes[size]} ${focusRing}`;

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: said to assistive technology; the button keeps its focus and does nothing. */
  busy?: boolean;
}

/** A button; of type `button` unless told otherwise. */
export function Button({ variant, size, busy = false, className = '', onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass(variant, size)} ${className}`.trim()}
    />
  );
}
