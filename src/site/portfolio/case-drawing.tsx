import type { ComponentType } from 'react';
import { caseWords } from '#content/case-words.schema.ts';
import type { CaseDrawing as Drawn } from '#content/cases.schema.ts';
import { hasFirstWords } from '#content/drawn-words.schema.ts';
import { caseDrawings } from '#design/drawings/cases/case-drawings.ts';
import type { DrawingProps } from '#design/drawings/drawing.tsx';
import { ReferencedDrawing } from '#design/drawings/referenced-drawing.tsx';

interface CaseDrawingProps extends DrawingProps {
  drawn: Drawn;
}

/** A case's drawing, with its words. */
export function CaseDrawing({ drawn, ...rest }: CaseDrawingProps) {
  const Drawing = caseDrawings[drawn.kind] as ComponentType<DrawingProps & { words: object }>;
  return <Drawing {...rest} words={drawn} />;
}

/** A drawing on a page with many: from its file, whose words are the first ones, where those are its own. */
export function ReferencedCaseDrawing({ drawn, ...rest }: CaseDrawingProps) {
  if (!hasFirstWords(caseWords[drawn.kind], drawn)) return <CaseDrawing {...rest} drawn={drawn} />;
  return <ReferencedDrawing {...rest} name={`case-${drawn.kind}`} />;
}
