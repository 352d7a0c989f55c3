import type { ComponentType } from 'react';
import type { FigureProps } from '../figure.tsx';
import { HrmsDrawing } from './hrms-drawing.tsx';
import { LmsDrawing } from './lms-drawing.tsx';
import { ReportingDrawing } from './reporting-drawing.tsx';

/** The drawing of each product, by its icon key. */
export const productDrawings = {
  lms: LmsDrawing,
  hrms: HrmsDrawing,
  reporting: ReportingDrawing,
} satisfies Record<string, ComponentType<FigureProps>>;
