import type { ReactNode } from 'react';

/** The props of every drawing. */
export interface DrawingProps {
  className?: string;
  /** The drawing in words, for those who cannot see it; some drawings bring their own. */
  label?: string;
  /** Hidden from assistive technology, because the text beside it says the same. */
  decorative?: boolean;
  /** The part of it that is shown, as a `viewBox`; all of it if left out. */
  part?: string;
}

interface FrameProps extends DrawingProps {
  width: number;
  height: number;
  /** Font-size utilities of the labels, in the drawing's own units. */
  text?: string;
  /** Width utilities of its lines, likewise. */
  line?: string;
  family?: 'font-mono' | 'font-sans';
  children: ReactNode;
}

/** The sheet of a drawing: ink lines, nothing filled, mono labels. Parts inherit all of it. */
export function Drawing({
  label,
  decorative,
  part,
  className = '',
  width,
  height,
  text = 'text-[15px]',
  line = 'stroke-2',
  family = 'font-mono',
  children,
}: FrameProps) {
  const name = label && !decorative ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      {...name}
      viewBox={part ?? `0 0 ${width} ${height}`}
      className={`block h-auto w-full fill-none stroke-current ${line} ${family} text-ink ${text} ${className}`.trim()}
    >
      {children}
    </svg>
  );
}
