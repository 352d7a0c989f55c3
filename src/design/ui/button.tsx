import type { ComponentProps } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';
export type ButtonSize = 'normal' | 'compact';

/** A button's look (button.css), for a link that should look like one. */
export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'normal') =>
  `button button-${variant}${size === 'compact' ? ' button-compact' : ''}`;

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is in progress: announced to assistive technology; the button keeps its focus and does nothing. */
  busy?: boolean;
  /** There is nothing for it to do now: it looks disabled, and keeps its focus. */
  idle?: boolean;
}

/** A button; of type `button` by default. */
export function Button({ variant, size, busy, idle, className = '', onClick, ...rest }: ButtonProps) {
  const isOff = busy || idle;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff || undefined}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
      className={[buttonClass(variant, size), idle && 'button-idle', className].filter(Boolean).join(' ')}
    />
  );
}
