import { SignedMark, screenTitle, type ScreenProps } from './screens/screen-frame.tsx';

/** The moment that the learning platform is for: a drafted sentence, corrected and signed, above the page that says so. */
export function LessonCloseUp({ words }: ScreenProps<'lesson'>) {
  return (
    <div aria-hidden="true" className="border border-ink bg-sheet text-small leading-snug md:text-body">
      <p className={screenTitle}>{words.title}</p>
      <div className="p-4 md:p-6">
        <div className="border border-dashed border-ink p-3 md:p-6">
          <p className="text-lead md:text-h2">
            {words.second}{' '}
            <span className="max-sm:block">
              <del className="text-redline">{words.struck}</del>{' '}
              <b className="text-redline">{words.correction}</b> {words.secondEnd}
            </span>
          </p>
          <p className="mt-2 flex flex-wrap items-center justify-between gap-2 text-ink-2 md:mt-4">
            {words.secondSource} {words.signedBy && <SignedMark>✓ {words.signedBy}</SignedMark>}
          </p>
        </div>
      </div>
      <div className="border-t border-ink bg-sunk p-4 max-md:hidden md:px-6">
        <p className="font-semibold">{words.source}</p>
        <p className="mt-2 text-ink-2">{words.firstHeading}</p>
        <p className="mt-1">
          {words.firstText} <span className="underline decoration-2 underline-offset-4">{words.marked}</span>{' '}
          {words.firstEnd}
        </p>
      </div>
    </div>
  );
}
