import { createElement, type ComponentType } from 'react';
import { readFirstWords, type DrawnWords } from '#content/drawn-words.schema.ts';
import type { DrawingProps } from './drawing.tsx';

/** A drawing that is given its words. */
export type WordedDrawing = ComponentType<DrawingProps & { words: object }>;

/** Drawings by their names, each with the words that it has at first. */
export const drawFirstWords = <Kind extends string>(
  drawings: { readonly [Name in Kind]: ComponentType<never> },
  words: Readonly<Record<NoInfer<Kind>, DrawnWords>>,
): Record<string, ComponentType<DrawingProps>> =>
  Object.fromEntries(
    (Object.keys(drawings) as Kind[]).map((kind) => {
      const Drawing = drawings[kind] as WordedDrawing;
      const first = readFirstWords(words[kind]);
      return [kind, (props: DrawingProps) => createElement(Drawing, { ...props, words: first })];
    }),
  );
