import { createElement, type ComponentType } from 'react';
import { readFirstWords } from '#content/drawn-words.schema.ts';
import { screenWords } from '#content/screen-words.schema.ts';
import type { DrawingProps } from '../drawing.tsx';
import { LessonCard } from './lesson-card.tsx';
import { ReportCard } from './report-card.tsx';
import { RotaCard } from './rota-card.tsx';

type CardComponent = ComponentType<DrawingProps & { words: object }>;

/** What cards show of the products' screens. */
export const screenCards = { lesson: LessonCard, rota: RotaCard, report: ReportCard };

/** Each with the words that it has at first. */
export const firstScreenCards: Record<string, ComponentType<DrawingProps>> = Object.fromEntries(
  Object.entries(screenCards).map(([kind, Card]) => [
    kind,
    (props: DrawingProps) =>
      createElement(Card as CardComponent, {
        ...props,
        words: readFirstWords(screenWords[kind as keyof typeof screenCards]),
      }),
  ]),
);
