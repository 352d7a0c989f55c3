import type { ReactNode } from 'react';
import { buttonClass, type ButtonVariant } from '#design/ui/button.tsx';

interface LinkButtonProps {
  href: string;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ href, variant = 'primary', children }: LinkButtonProps) {
  return (
    <a href={href} className={buttonClass(variant)}>
      {children}
    </a>
  );
}
