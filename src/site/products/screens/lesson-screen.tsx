import type { ReactNode } from 'react';
import { PaneList } from './pane-list.tsx';
import { DraftedMark, PaneCaption, ScreenFrame, SignedMark, type ScreenProps } from './screen-frame.tsx';

/** The learning platform: a drafted lesson that a trainer goes over, between its course and the page that it comes from. */
export function LessonScreen({ words, captions = {} }: ScreenProps<'lesson'>) {
  const button = words.button && <span className="border border-ink px-1.5 text-ink">{words.button}</span>;
  const signed = words.signedBy && <SignedMark>✓ {words.signedBy}</SignedMark>;
  const ticked = words.signedBy && '✓';
  const drafted = words.drafted && <DraftedMark>{words.drafted}</DraftedMark>;
  return (
    <ScreenFrame words={words}>
      <div className="screen-panes grid grow @lg:grid-cols-[3fr_2fr]">
        <div className="screen-pane border-r border-ink bg-sunk">
          <PaneList
            caption={captions.left}
            heading={words.outline}
            rows={[
              { name: words.firstLesson, mark: ticked },
              { name: words.secondLesson, mark: ticked },
              { name: words.thirdLesson, mark: words.note, isCurrent: true },
              { name: words.fourthLesson, mark: drafted },
              { name: words.fifthLesson, mark: drafted },
              { name: words.exam, mark: drafted },
            ]}
            foot={words.foot}
          />
        </div>
        <div className="screen-work flex flex-col gap-3 p-4">
          <PaneCaption caption={captions.middle} />
          <Paragraph source={words.firstSource} mark={signed}>
            {words.first}
          </Paragraph>
          <Paragraph source={words.secondSource} quote={words.marked} mark={signed}>
            {words.second} <del className="text-redline">{words.struck}</del>{' '}
            <span className="font-semibold text-redline">{words.correction}</span> {words.secondEnd}
          </Paragraph>
          <Paragraph source={words.thirdSource} mark={button} isDraft>
            {words.third}
          </Paragraph>
          <p className="text-ink-2 @4xl:hidden">{words.foot}</p>
        </div>
        <div className="screen-source flex flex-col justify-between border-t border-ink @lg:border-t-0 @lg:border-l">
          <div className="p-4">
            <PaneCaption caption={captions.right} />
            <p className="font-semibold">{words.source}</p>
            <p className="mt-4 text-ink-2">{words.firstHeading}</p>
            <p className="screen-sentence mt-1">
              {words.firstText}{' '}
              <span className="underline decoration-2 underline-offset-4">{words.marked}</span>{' '}
              {words.firstEnd}
            </p>
            <p className="mt-4 text-ink-2">{words.secondHeading}</p>
            <p className="screen-sentence mt-1">{words.secondText}</p>
          </div>
          <div className="hidden @4xl:block">
            <PaneList
              heading={words.uses}
              rows={[
                { name: words.firstUse, mark: ticked },
                { name: words.secondUse, mark: drafted },
              ]}
            />
          </div>
        </div>
      </div>
    </ScreenFrame>
  );
}

interface ParagraphProps {
  source: string | undefined;
  /** Of its page, where that has no pane as wide as a page's. */
  quote?: string | undefined;
  /** Who signed it, or the button that does. */
  mark: ReactNode;
  /** Dashed: nobody has signed it. */
  isDraft?: boolean;
  children: ReactNode;
}

function Paragraph({ source, quote, mark, isDraft = !mark, children }: ParagraphProps) {
  return (
    <div
      className={`flex grow flex-col justify-between border p-3 ${isDraft ? 'border-dashed border-ink' : 'border-ink'}`}
    >
      <p className="screen-sentence">{children}</p>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-2 text-ink-2">
        {source} {mark}
      </p>
      {quote && <p className="text-ink-2 @4xl:hidden">“{quote}”</p>}
    </div>
  );
}
