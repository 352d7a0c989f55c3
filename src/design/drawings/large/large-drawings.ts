import type { ComponentType } from 'react';
import { largeWords } from '#content/large-words.schema.ts';
import { drawFirstWords } from '../first-words.ts';
import { RepeatList } from './repeat-list.tsx';
import { VisitWeek } from './visit-week.tsx';
import type { LargeDrawingProps } from './large-drawing.tsx';

/** The drawings that a service can have where it is one of the first. */
export const largeDrawings = {
  'visit-week': VisitWeek,
  'repeat-list': RepeatList,
} satisfies { [Kind in keyof typeof largeWords]: ComponentType<LargeDrawingProps<Kind>> };

/** Each with the words that it has at first. */
export const firstLargeDrawings = drawFirstWords(largeDrawings, largeWords);
