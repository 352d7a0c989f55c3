import type { ComponentType } from 'react';
import { caseWords } from '#content/case-words.schema.ts';
import type { CaseDrawing as Drawn } from '#content/cases.schema.ts';
import { hasFirstWords } from '#content/drawn-words.schema.ts';
import { caseDrawings } from '#design/drawings/cases/case-drawings.ts';
import type { DrawingProps } from '#design/drawings/drawing.tsx';
import { SpriteDrawing } from '#design/drawings/sprite-drawing.tsx';

interface CaseDrawingProps extends DrawingProps {
  drawn: Drawn;
}

/** A case's drawing, with its words. */
export function CaseDrawing({ drawn, ...rest }: CaseDrawingProps) {
  const Drawing = caseDrawings[drawn.kind] as ComponentType<DrawingProps & { words: object }>;
  return <Drawing {...rest} words={drawn} />;
}

/** A drawing on a page with many: from the sheet, whose words are the first ones, where those are its own. */
export function CaseDrawingOnSheet({ drawn, ...rest }: CaseDrawingProps) {
  if (!hasFirstWords(caseWords[drawn.kind], drawn)) return <CaseDrawing {...rest} drawn={drawn} />;
  return <SpriteDrawing {...rest} name={`case-${drawn.kind}`} />;
}
