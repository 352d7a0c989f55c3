import { findLetter, listDays, rotaRows } from '#design/drawings/screens/rota-week.ts';
import { PaneList } from './pane-list.tsx';
import { DraftedMark, PaneCaption, ScreenFrame, SignedMark, type ScreenProps } from './screen-frame.tsx';

type Row = (typeof rotaRows)[number];

/**
 * The personnel system: a proposed week across the page, the shift that it refuses and the rule that says so in its
 * margin, and below them the other wards, the rules and the open shifts. Where there is no room for a name beside its days, as with large letters, it is above them.
 */
export function RotaScreen({ words, captions = {} }: ScreenProps<'rota'>) {
  const days = listDays(words);
  const ticked = words.signed && '✓';
  const isSigned = ({ refused }: Row) => refused === undefined && !!words.signed;
  const proposed = words.proposed && <DraftedMark>{words.proposed}</DraftedMark>;
  return (
    <ScreenFrame words={words}>
      <div className="grow p-4">
        <PaneCaption caption={captions.middle} />
        <div className="screen-panes grow gap-x-6">
          <div className="screen-work flex flex-col gap-1">
            <div className={row}>
              <span className={`${name} @max-xs:hidden`} />
              {days.map((day) => (
                <span key={day} className="screen-upright flex-1 text-center text-fine text-ink-2">
                  {words[day]}
                </span>
              ))}
              <span className={sign} />
            </div>
            {rotaRows.map((one) => (
              <div key={one.name} className={`grow ${row}`}>
                <span className={`${name} whitespace-nowrap`}>{words[one.name]}</span>
                {days.map((day, index) => (
                  <span
                    key={day}
                    className={`min-h-9 min-w-0 flex-1 content-center border text-center ${lookOf(one, index, isSigned(one))}`}
                  >
                    {findLetter(words, one.shifts[index]!)}
                  </span>
                ))}
                <span className={sign}>
                  {isSigned(one) && (
                    <SignedMark>
                      ✓<span className="@max-md:hidden"> {words.signed}</span>
                    </SignedMark>
                  )}
                  {one.refused !== undefined && (
                    <span className="inline-block border border-ink px-1.5">
                      <span className="@md:hidden">–</span>
                      <span className="@max-md:hidden">{words.open}</span>
                    </span>
                  )}
                </span>
              </div>
            ))}
            <p className="mt-1 text-ink-2">{words.key}</p>
          </div>
          <div className="rota-note mt-3 self-center border-l-4 border-redline pl-3">
            <p className="font-semibold text-redline">{words.refusal}</p>
            <p className="mt-1">{words.reason}</p>
            <p className="mt-1 text-ink-2">{words.proposal}</p>
          </div>
        </div>
      </div>
      <div className="screen-panes grow">
        <div className="screen-pane rota-wards border-t border-ink bg-sunk">
          <PaneList
            caption={captions.left}
            heading={words.wards}
            rows={[
              { name: words.firstWard, mark: ticked },
              { name: words.fourthWard, mark: proposed },
              { name: words.secondWard, mark: ticked },
              { name: words.fifthWard, mark: proposed },
              { name: words.thirdWard, mark: inRed(words.review), isCurrent: true },
              { name: words.sixthWard, mark: proposed },
            ]}
            foot={words.wardsFoot}
          />
        </div>
        <div className="screen-pane border-t border-l border-ink">
          <PaneList
            caption={captions.right}
            heading={words.rules}
            rows={[
              { name: words.brokenRule, mark: inRed(words.broken) },
              { name: words.secondRule, mark: words.kept },
              { name: words.thirdRule, mark: words.kept },
              { name: words.fourthRule, mark: words.kept },
            ]}
          />
        </div>
        <div className="screen-pane border-t border-l border-ink">
          <PaneList
            heading={words.shifts}
            rows={[
              { name: words.firstShift, mark: words.firstOffer },
              { name: words.secondShift, mark: words.secondOffer },
              { name: words.thirdShift, mark: words.thirdOffer },
            ]}
          />
        </div>
      </div>
    </ScreenFrame>
  );
}

const inRed = (words: string | undefined) => <span className="text-redline">{words}</span>;

const row = 'flex flex-wrap gap-1';
const name = 'w-[5em] self-center @max-xs:w-full';
const sign = 'flex w-6 items-center justify-center @md:w-[5.5em]';

function lookOf({ shifts, changed, refused }: Row, index: number, isSigned: boolean): string {
  if (index === refused) return 'border-2 border-redline text-redline line-through';
  if (index === changed) return 'border-ink font-semibold';
  if (shifts[index] === ' ') return 'border-transparent bg-sunk';
  return isSigned ? 'border-ink' : 'border-dashed border-ink';
}
