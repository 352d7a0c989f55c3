import type { ComponentType } from 'react';
import type { FigureProps } from '../figure.tsx';
import { HrmsDrawing } from './hrms-drawing.tsx';
import { LmsDrawing } from './lms-drawing.tsx';
import { ReportingDrawing } from './reporting-drawing.tsx';

/** The drawings that a product can have, by its icon. */
export const productDrawings = {
  lms: LmsDrawing,
  hrms: HrmsDrawing,
  reporting: ReportingDrawing,
} satisfies Record<string, ComponentType<FigureProps>>;
