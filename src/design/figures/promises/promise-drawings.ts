import type { ComponentType } from 'react';
import type { FigureProps } from '../figure.tsx';
import { PerformanceMark } from './performance-mark.tsx';
import { SecurityMark } from './security-mark.tsx';
import { SupportMark } from './support-mark.tsx';

/** The marks of what every contract holds, by key. */
export const promiseDrawings = {
  security: SecurityMark,
  performance: PerformanceMark,
  support: SupportMark,
} satisfies Record<string, ComponentType<FigureProps>>;
