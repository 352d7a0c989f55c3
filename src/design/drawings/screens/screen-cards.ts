import { screenWords } from '#content/screen-words.schema.ts';
import { drawFirstWords } from '../first-words.ts';
import { LessonCard } from './lesson-card.tsx';
import { ReportCard } from './report-card.tsx';
import { RotaCard } from './rota-card.tsx';

/** What cards show of the products' screens. */
export const screenCards = { lesson: LessonCard, rota: RotaCard, report: ReportCard };

/** Each with the words that it has at first. */
export const firstScreenCards = drawFirstWords(screenCards, screenWords);
