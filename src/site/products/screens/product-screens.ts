import type { ComponentType } from 'react';
import type { Product } from '#content/products.schema.ts';
import { LessonScreen } from './lesson-screen.tsx';
import { ReportScreen } from './report-screen.tsx';
import { RotaScreen } from './rota-screen.tsx';

/** The screens that a product can show. */
export const productScreens: Record<NonNullable<Product['screen']>, ComponentType> = {
  lesson: LessonScreen,
  rota: RotaScreen,
  report: ReportScreen,
};
