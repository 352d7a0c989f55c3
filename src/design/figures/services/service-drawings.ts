import type { ComponentType } from 'react';
import type { FigureProps } from '../figure.tsx';
import { AutomationMark } from './automation-mark.tsx';
import { CustomMark } from './custom-mark.tsx';
import { IntegrationMark } from './integration-mark.tsx';
import { MobileMark } from './mobile-mark.tsx';
import { TrainingMark } from './training-mark.tsx';
import { WebMark } from './web-mark.tsx';

/** The technical mark of each service, by slug. */
export const serviceDrawings = {
  'mobile-app-development': MobileMark,
  'web-app-development': WebMark,
  'custom-software': CustomMark,
  'integration-services': IntegrationMark,
  'ai-automation': AutomationMark,
  'training-consultancy': TrainingMark,
} satisfies Record<string, ComponentType<FigureProps>>;
