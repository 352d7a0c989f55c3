import type { ComponentType } from 'react';
import type { screenWords } from '#content/screen-words.schema.ts';
import type { Screen } from '#content/screens.schema.ts';
import { LessonScreen } from './lesson-screen.tsx';
import { ReportScreen } from './report-screen.tsx';
import { ResultsScreen } from './results-screen.tsx';
import { RotaScreen } from './rota-screen.tsx';
import type { PaneCaptions, ScreenProps } from './screen-frame.tsx';

const screens: { [Kind in keyof typeof screenWords]: ComponentType<ScreenProps<Kind>> } = {
  lesson: LessonScreen,
  rota: RotaScreen,
  report: ReportScreen,
  results: ResultsScreen,
};

interface DrawnScreenProps {
  screen: Screen;
  captions?: PaneCaptions;
}

/** A screen of the work, with its words. */
export function DrawnScreen({ screen, captions = {} }: DrawnScreenProps) {
  const Drawn = screens[screen.kind] as ComponentType<Omit<DrawnScreenProps, 'screen'> & { words: object }>;
  return <Drawn words={screen} captions={captions} />;
}
