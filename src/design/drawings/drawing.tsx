import type { ReactNode } from 'react';

/** The props of every drawing. */
export interface DrawingProps {
  className?: string;
  /** The drawing in words, for those who cannot see it; some drawings bring their own. */
  label?: string;
  /** Hidden from assistive technology, because the text beside it says the same. */
  decorative?: boolean;
}

interface FrameProps extends DrawingProps {
  width: number;
  height: number;
  /** Font-size utilities of the labels, in the drawing's own units. */
  text?: string;
  children: ReactNode;
}

/** The sheet of a drawing: ink lines of 2, nothing filled, mono labels. Parts inherit all of it. */
export function Drawing({
  label,
  decorative,
  className = '',
  width,
  height,
  text = 'text-[15px]',
  children,
}: FrameProps) {
  const name = label && !decorative ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      {...name}
      viewBox={`0 0 ${width} ${height}`}
      className={`block h-auto w-full fill-none stroke-current stroke-2 font-mono text-ink ${text} ${className}`.trim()}
    >
      {children}
    </svg>
  );
}
