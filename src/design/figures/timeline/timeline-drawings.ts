import type { ComponentType } from 'react';
import type { FigureProps } from '../figure.tsx';
import { FinancialServicesDrawing } from './financial-services-drawing.tsx';
import { HealthcareDrawing } from './healthcare-drawing.tsx';
import { RetailDrawing } from './retail-drawing.tsx';

/** The small drawings that a timeline case can have. */
export const timelineDrawings = {
  healthcare: HealthcareDrawing,
  retail: RetailDrawing,
  'financial-services': FinancialServicesDrawing,
} satisfies Record<string, ComponentType<FigureProps>>;
