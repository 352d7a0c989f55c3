import { z } from 'zod';
import { wordedDrawing } from './drawn-words.schema.ts';
import { screenWords } from './screen-words.schema.ts';

/** The screens that a product or a service can show, each with its words. */
export const screenSchema = z.discriminatedUnion('kind', [
  wordedDrawing('lesson', screenWords.lesson, 'Course screen'),
  wordedDrawing('rota', screenWords.rota, 'Schedule screen'),
  wordedDrawing('report', screenWords.report, 'Report screen', 11),
  wordedDrawing('results', screenWords.results, 'Results screen'),
]);

export type Screen = z.infer<typeof screenSchema>;
