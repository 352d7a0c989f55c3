import type { ComponentType } from 'react';
import type { DrawingProps } from '../drawing.tsx';
import { AppWork } from './app-work.tsx';
import { AutomationWork } from './automation-work.tsx';
import { CustomWork } from './custom-work.tsx';
import { IntegrationWork } from './integration-work.tsx';
import { TrainingWork } from './training-work.tsx';
import { WebWork } from './web-work.tsx';

/** How each service's work is done, by the service's icon. Made for 272 to 480 px: every label stays legible. */
export const workDrawings = {
  mobile: AppWork,
  web: WebWork,
  custom: CustomWork,
  integration: IntegrationWork,
  automation: AutomationWork,
  training: TrainingWork,
} satisfies Record<string, ComponentType<DrawingProps>>;
