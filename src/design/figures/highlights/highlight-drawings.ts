import type { ComponentType } from 'react';
import type { FigureProps } from '../figure.tsx';
import { AiAssistedDevelopment } from './ai-assisted-development.tsx';
import { AutomationFirst } from './automation-first.tsx';
import { SmartIntegration } from './smart-integration.tsx';

/** The drawings that a highlight of the home page can have. */
export const highlightDrawings = {
  'ai-assisted-development': AiAssistedDevelopment,
  'automation-first': AutomationFirst,
  'smart-integration': SmartIntegration,
} satisfies Record<string, ComponentType<FigureProps>>;
