import type { DrawingProps } from './drawing.tsx';
import { drawSprite } from './draw-sprite.ts';

/** Drawn once, when the pages are loaded. */
export const drawingSprite = drawSprite();

/** Where the sheet is served. */
const figureSheetPath = '/figures.svg';

interface SheetFigureProps extends DrawingProps {
  /** A name on the sheet (draw-sheet.ts). */
  name: string;
}

/**
 * A drawing referenced from the sheet: for pages with many of them, whose HTML they would double. The sheet
 * is requested when the page is painted (site/shell/shell.inline.js), or at once without JavaScript. Only on
 * the server.
 */
export function SpriteDrawing({ name, part, cut, label, decorative, className = '' }: SheetFigureProps) {
  const entry = drawingSprite.entries.get(name);
  if (!entry) throw new Error(`the sheet has no figure ${name}`);
  const words = decorative ? undefined : (label ?? entry.label);
  const frame = {
    ...(words ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true }),
    viewBox: part ?? entry.viewBox,
    preserveAspectRatio: cut ? 'xMinYMid slice' : undefined,
    className: `h-auto w-full ${className}`.trim(),
  };
  const [, , width, height] = entry.viewBox.split(' ');
  const whole = part === undefined ? {} : { width, height };
  const href = `${figureSheetPath}?v=${drawingSprite.version}#${name}`;
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
