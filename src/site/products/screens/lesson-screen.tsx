import { ScreenFrame, SignedMark } from './screen-frame.tsx';

const label =
  'A lesson under review. Three drafted paragraphs, each with the page of the manual that it comes from. The trainer has ' +
  'signed the first in yellow, corrected 10 seconds to 30 in the second in red, and has yet to sign the third; ' +
  'the page of the manual stands beside them. The lesson cannot be assigned before all three are signed.';

const paragraph = 'border border-dashed border-ink p-3';
const source = 'mt-2 flex flex-wrap items-center justify-between gap-2 text-ink-2';

/** The learning platform: a drafted lesson that a trainer goes over, beside the page that it comes from. */
export function LessonScreen() {
  return (
    <ScreenFrame label={label} title="Hand hygiene, lesson 3" note="1 of 3 signed">
      <div className="grid @lg:grid-cols-[3fr_2fr]">
        <div className="flex flex-col gap-3 p-4">
          <div className={paragraph}>
            <p>Clean your hands before and after each patient, even if you wore gloves.</p>
            <p className={source}>
              Manual, p. 12 <SignedMark>✓ R. Heller</SignedMark>
            </p>
          </div>
          <div className={paragraph}>
            <p>
              Rub until dry, at least <del className="text-redline">10</del>{' '}
              <span className="font-semibold text-redline">30</span> seconds.
            </p>
            <p className={source}>
              Manual, p. 13 <span className="border border-ink px-1.5 text-ink">Sign</span>
            </p>
          </div>
          <div className={paragraph}>
            <p>Take off rings and watches before the shift.</p>
            <p className={source}>
              Manual, p. 15 <span className="border border-ink px-1.5 text-ink">Sign</span>
            </p>
          </div>
        </div>
        <div className="border-t border-ink p-4 @lg:border-t-0 @lg:border-l">
          <p className="font-semibold">Hygiene manual, page 13</p>
          <p className="mt-2 text-ink-2">4.2 Amount and time</p>
          <p className="mt-1">
            Take 3 ml. <span className="underline decoration-2 underline-offset-4">Rub for 30 seconds</span>{' '}
            and let it dry. Do not wipe.
          </p>
          <p className="mt-2 text-ink-2">4.3 Skin care</p>
          <p className="mt-1">Use the cream from the dispenser after the shift.</p>
          <p className="mt-4 border-t border-hairline pt-3 text-ink-2">Can be assigned once all is signed.</p>
        </div>
      </div>
    </ScreenFrame>
  );
}
