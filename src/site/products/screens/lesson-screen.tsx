import type { ReactNode } from 'react';
import { ScreenFrame, SignedMark, type ScreenProps } from './screen-frame.tsx';

/** The learning platform: a drafted lesson that a trainer goes over, beside the page that it comes from. */
export function LessonScreen({ words }: ScreenProps<'lesson'>) {
  const button = words.button && <span className="border border-ink px-1.5 text-ink">{words.button}</span>;
  return (
    <ScreenFrame label={words.text} title={words.title} note={words.note}>
      <div className="grid @lg:grid-cols-[3fr_2fr]">
        <div className="flex flex-col gap-3 p-4">
          <Paragraph
            source={words.firstSource}
            mark={words.signedBy && <SignedMark>✓ {words.signedBy}</SignedMark>}
          >
            {words.first}
          </Paragraph>
          <Paragraph source={words.secondSource} mark={button}>
            {words.second} <del className="text-redline">{words.struck}</del>{' '}
            <span className="font-semibold text-redline">{words.correction}</span> {words.secondEnd}
          </Paragraph>
          <Paragraph source={words.thirdSource} mark={button}>
            {words.third}
          </Paragraph>
        </div>
        <div className="border-t border-ink p-4 @lg:border-t-0 @lg:border-l">
          <p className="font-semibold">{words.source}</p>
          <p className="mt-2 text-ink-2">{words.firstHeading}</p>
          <p className="mt-1">
            {words.firstText}{' '}
            <span className="underline decoration-2 underline-offset-4">{words.marked}</span> {words.firstEnd}
          </p>
          <p className="mt-2 text-ink-2">{words.secondHeading}</p>
          <p className="mt-1">{words.secondText}</p>
          <p className="mt-4 border-t border-hairline pt-3 text-ink-2">{words.foot}</p>
        </div>
      </div>
    </ScreenFrame>
  );
}

interface ParagraphProps {
  source: string | undefined;
  /** Who signed it, or the button that does. */
  mark: ReactNode;
  children: ReactNode;
}

function Paragraph({ source, mark, children }: ParagraphProps) {
  return (
    <div className="border border-dashed border-ink p-3">
      <p>{children}</p>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-2 text-ink-2">
        {source} {mark}
      </p>
    </div>
  );
}
