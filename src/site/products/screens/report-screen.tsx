import { PaneList } from './pane-list.tsx';
import { DraftedMark, PaneCaption, ScreenFrame, SignedMark, type ScreenProps } from './screen-frame.tsx';

const bars = [
  { name: 'firstBar', figure: 'firstFigure', height: 'h-18' },
  { name: 'secondBar', figure: 'secondFigure', height: 'h-17' },
  { name: 'thirdBar', figure: 'thirdFigure', height: 'h-22' },
  { name: 'fourthBar', figure: 'fourthFigure', height: 'h-12' },
  { name: 'fifthBar', figure: 'fifthFigure', height: 'h-28' },
] as const;

const facts = [
  ['firstTerm', 'firstFact'],
  ['secondTerm', 'secondFact'],
  ['thirdTerm', 'thirdFact'],
  ['fourthTerm', 'fourthFact'],
] as const;

const bar = 'w-2/3 self-center';
const drafted = 'border-2 border-b-0 border-dashed border-ink';

/**
 * The reporting dashboard: one of the saved questions, the query that it became, and its answer between the
 * questions and the definition. The figures that the definition gives are solid once somebody has signed it.
 */
export function ReportScreen({ words, captions = {} }: ScreenProps<'report'>) {
  const unsigned = words.unsigned && <DraftedMark>{words.unsigned}</DraftedMark>;
  const sign = (name: string | undefined) => (name ? <SignedMark>✓ {name}</SignedMark> : unsigned);
  const signature = sign(words.signedBy);
  const lines = [
    ...facts.map(([name, fact]) => ({ name, term: words[name], fact: words[fact] })),
    { name: 'signature', term: words.signature, fact: signature },
    ...(words.signedBy ? [{ name: 'unsigned', term: words.fifthBar, fact: unsigned }] : []),
  ];
  return (
    <ScreenFrame words={words} isQuestion>
      <p className="flex flex-wrap gap-x-2 border-b border-ink px-4 py-3 font-mono text-[0.87em] leading-relaxed">
        <span>{words.query}</span>
        <span>{words.queryFrom}</span>
        <span>{words.queryBy}</span>
      </p>
      <div className="screen-panes grid grow @lg:grid-cols-[3fr_2fr]">
        <div className="screen-pane border-r border-ink bg-sunk">
          <PaneList
            caption={captions.left}
            heading={words.questions}
            rows={[
              { name: words.firstQuestion, mark: signature, isCurrent: true },
              { name: words.secondQuestion, mark: sign(words.secondSigner) },
              { name: words.thirdQuestion, mark: sign(words.thirdSigner) },
              { name: words.fourthQuestion, mark: sign(words.fourthSigner) },
              { name: words.fifthQuestion, mark: unsigned },
            ]}
            foot={words.questionsFoot}
          />
        </div>
        <div className="screen-work flex flex-col p-4">
          <PaneCaption caption={captions.middle} />
          <div className="screen-bars flex items-end gap-2 border-b border-ink">
            {bars.map(({ name, figure, height }) => (
              <div key={name} className="flex flex-1 flex-col text-center">
                <p className="screen-upright tabular-nums">
                  {figure === 'fourthFigure' && words.struck ? (
                    <span className="text-redline">
                      <del>{words.struck}</del> <b>{words[figure]}</b>
                    </span>
                  ) : (
                    words[figure]
                  )}
                </p>
                {figure === 'fourthFigure' && words.struck && (
                  <div
                    className={`${bar} border-2 border-dashed border-redline pt-3 [border-bottom-style:solid]`}
                  />
                )}
                <div
                  className={`${bar} ${words.signedBy && name !== 'fifthBar' ? 'bg-ink' : drafted} ${height}`}
                />
              </div>
            ))}
          </div>
          <p className="flex gap-2 text-center text-ink-2">
            {bars.map(({ name }) => (
              <span key={name} className="screen-upright flex-1">
                {words[name]}
              </span>
            ))}
          </p>
        </div>
        <div className="screen-source border-t border-ink p-4 @lg:border-t-0 @lg:border-l">
          <PaneCaption caption={captions.right} />
          <p className="font-semibold">{words.definition}</p>
          <p className="mt-1">{words.definitionText}</p>
          <dl className="mt-3">
            {lines.map(({ name, term, fact }) => (
              <div
                key={name}
                className="grid gap-x-3 border-t border-hairline py-1.5 @xs:grid-cols-[5em_1fr]"
              >
                <dt className="text-ink-2">{term}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </ScreenFrame>
  );
}
