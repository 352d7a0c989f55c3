import { Draft, HeroFoot, HeroScreen, Tick, type HeroScreenProps } from './hero-screen.tsx';

const rows = [
  ['first', 'bottom'],
  ['second', 'top'],
  ['third', 'middle'],
  ['fourth', 'bottom'],
] as const;

/**
 * Letters with the lane that a machine proposes, and the lane that a clinician signs: the first one's is lifted to the
 * top, in red. The third has been read again. Where room is short, both have their reasons below.
 */
export function HospitalScreen({ words }: HeroScreenProps<'hospital'>) {
  return (
    <HeroScreen text={words.text} kind="hospital">
      <div className="hero-row hero-head">
        <b>{words.letters}</b>
        <span className="hero-wider">{words.evidence}</span>
        <span>{words.reader}</span>
        <span>{words.signer}</span>
        <span className="hero-wide" />
      </div>
      {rows.map(([row, lane]) => (
        <div key={row} className={row === 'first' ? 'hero-row hero-event' : 'hero-row'}>
          <span>{words[`${row}Row`]}</span>
          <span className="hero-wider text-ink-2">{words[`${row}Evidence`]}</span>
          <Draft isStruck={row === 'first'}>{words[lane]}</Draft>
          <span className="hero-signed">
            <Tick />
            {row === 'first' ? <b className="hero-red">{words.top}</b> : words[lane]}
          </span>
          {row === 'first' && <span className="hero-reason hero-red">{words.correction}</span>}
          {row === 'third' && (
            <span className="hero-reason">
              {words.struck && <s>{words.struck}</s>}{' '}
              <span className={words.struck ? 'hero-red' : undefined}>{words.reason}</span>
            </span>
          )}
        </div>
      ))}
      <HeroFoot words={words}>{words.count}</HeroFoot>
    </HeroScreen>
  );
}
