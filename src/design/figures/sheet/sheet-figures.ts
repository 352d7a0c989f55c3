import type { ComponentType } from 'react';
import { caseDrawings } from '../cases/case-drawings.ts';
import { ApproachRing } from '../approach-ring.tsx';
import type { FigureProps } from '../figure.tsx';
import { highlightDrawings } from '../highlight-drawings.tsx';
import { productDrawings } from '../product-drawings.tsx';
import { serviceDrawings } from '../service-drawings.tsx';
import { timelineDrawings } from '../timeline-drawings.tsx';

/** The drawings on the sheet, each with the name it is used by: `product-lms`. */
export const sheetFigures: ReadonlyMap<string, ComponentType<FigureProps>> = new Map(
  Object.entries({
    approach: { ring: ApproachRing },
    case: caseDrawings,
    highlight: highlightDrawings,
    product: productDrawings,
    service: serviceDrawings,
    timeline: timelineDrawings,
  }).flatMap(([family, drawings]) =>
    Object.entries<ComponentType<FigureProps>>(drawings).map(([name, Drawing]) => [
      `${family}-${name}`,
      Drawing,
    ]),
  ),
);
