import { Draft, HeroFoot, HeroScreen, Tick, type HeroScreenProps } from './hero-screen.tsx';

const rows = [
  ['first', 'bottom'],
  ['second', 'top'],
  ['third', 'middle'],
  ['fourth', 'bottom'],
  ['fifth', 'middle'],
  ['sixth', 'bottom'],
  ['seventh', 'middle'],
  ['eighth', 'bottom'],
] as const;

/**
 * Letters with the lane that a machine proposes: one has been lifted to the top, one read again, and a clinician signs
 * each. Where room is short, the two are shown with their reasons below their names.
 */
export function HospitalScreen({ words }: HeroScreenProps<'hospital'>) {
  return (
    <HeroScreen text={words.text} kind="hospital">
      <div className="hero-row hero-head">
        <b>{words.letters}</b>
        <span className="hero-wide">{words.patient}</span>
        <span className="hero-wide">{words.received}</span>
        <span className="hero-wider">{words.evidence}</span>
        <span>{words.reader}</span>
        <span className="hero-wide" />
        <span className="hero-wide">{words.reasons}</span>
        <span className="hero-end">{words.signer}</span>
      </div>
      {rows.map(([row, lane]) => (
        <div key={row} className="hero-row">
          <span>{words[`${row}Row`]}</span>
          <span className="hero-wide">{words[`${row}Patient`]}</span>
          <span className="hero-wide">{words[`${row}Time`]}</span>
          <span className="hero-wider text-ink-2">{words[`${row}Evidence`]}</span>
          <Draft isStruck={row === 'first'}>{words[lane]}</Draft>
          {row === 'first' ? (
            <>
              <span className="hero-red hero-lane">{words.top}</span>
              <span className="hero-reason hero-red">{words.correction}</span>
            </>
          ) : (
            <>
              <span className="hero-wide" />
              <span className={row === 'fifth' ? 'hero-reason' : 'hero-wide'}>
                {row === 'fifth' && (
                  <>
                    {words.struck && <s>{words.struck}</s>}{' '}
                    <span className={words.struck ? 'hero-red' : undefined}>{words.fifthReason}</span>
                  </>
                )}
                {row === 'seventh' && words.seventhReason}
              </span>
            </>
          )}
          <Tick />
        </div>
      ))}
      <HeroFoot words={words}>{words.count}</HeroFoot>
    </HeroScreen>
  );
}
