import type { ReactNode } from 'react';
import type { WordsIn } from '#content/drawn-words.schema.ts';
import type { largeWords } from '#content/large-words.schema.ts';
import { Drawing, type DrawingProps } from '../drawing.tsx';

export interface LargeDrawingProps<Kind extends keyof typeof largeWords> extends DrawingProps {
  words: WordsIn<(typeof largeWords)[Kind]>;
}

interface FrameProps extends DrawingProps {
  words: { text?: string | undefined };
  children: ReactNode;
}

/** A screen of the work at the size of half a wide page. */
export function LargePicture({ words, label = words.text, children, ...rest }: FrameProps) {
  return (
    <Drawing
      {...rest}
      {...(label && { label })}
      width={604}
      height={300}
      family="font-sans"
      line="stroke-[1.5]"
    >
      {children}
    </Drawing>
  );
}
