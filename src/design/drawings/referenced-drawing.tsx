import type { DrawingProps } from './drawing.tsx';
import { drawFiles } from './draw-files.ts';

/** Drawn once, when the pages are loaded. */
export const drawingFiles = drawFiles();

interface ReferencedDrawingProps extends DrawingProps {
  /** The name of its file (draw-files.ts). */
  name: string;
}

/**
 * A drawing in a file of its own: for pages with many of them, whose HTML they would double. It is requested when the
 * page is painted (site/shell/shell.inline.js), or at once without JavaScript. Only on the server.
 */
export function ReferencedDrawing({ name, part, label, decorative, className = '' }: ReferencedDrawingProps) {
  const file = drawingFiles.get(name);
  if (!file) throw new Error(`there is no drawing ${name}`);
  const words = decorative ? undefined : (label ?? file.label);
  const frame = {
    ...(words ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true }),
    viewBox: part ?? file.viewBox,
    className: `h-auto w-full ${className}`.trim(),
  };
  const [, , width, height] = file.viewBox.split(' ');
  const whole = part === undefined ? {} : { width, height };
  const href = `/figure-${name}.svg?v=${file.version}#${name}`;
  return (
    <>
      <svg {...frame}>
        <use data-href={href} {...whole} />
      </svg>
      <noscript>
        <svg {...frame}>
          <use href={href} {...whole} />
        </svg>
      </noscript>
    </>
  );
}
