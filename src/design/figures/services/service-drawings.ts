import type { ComponentType } from 'react';
import type { FigureProps } from '../figure.tsx';
import { AutomationMark } from './automation-mark.tsx';
import { CustomMark } from './custom-mark.tsx';
import { IntegrationMark } from './integration-mark.tsx';
import { MobileMark } from './mobile-mark.tsx';
import { TrainingMark } from './training-mark.tsx';
import { WebMark } from './web-mark.tsx';

/** The technical marks that a service can have, by its icon. */
export const serviceDrawings = {
  mobile: MobileMark,
  web: WebMark,
  custom: CustomMark,
  integration: IntegrationMark,
  automation: AutomationMark,
  training: TrainingMark,
} satisfies Record<string, ComponentType<FigureProps>>;
