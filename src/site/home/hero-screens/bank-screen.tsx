import { HeroFoot, HeroScreen, Tick, type HeroScreenProps } from './hero-screen.tsx';

/** Payments joined to invoices, one of them a second time; below, the total that an accountant signs. */
export function BankScreen({ words }: HeroScreenProps<'bank'>) {
  const rows = [
    ['first', words.firstRow, words.twice, words.firstInvoice],
    ['second', words.secondRow, words.twice],
    ['third', words.thirdRow, words.other, words.thirdInvoice],
    ['fourth', words.fourthRow, words.fourthAmount, words.fourthInvoice],
    ['fifth', words.fifthRow, words.fifthAmount],
    ['sixth', words.sixthRow, words.sixthAmount, words.sixthInvoice],
  ] as const;
  return (
    <HeroScreen text={words.text} kind="bank">
      <div className="hero-row hero-head">
        <b>{words.payments}</b>
        <span />
        <span className="hero-wide">{words.reader}</span>
        <b>{words.invoices}</b>
        <span className="hero-wide" />
        <span className="hero-end hero-wide">{words.signer}</span>
      </div>
      {rows.map(([row, name, amount, invoice], index) => (
        <div key={row} className="hero-row">
          <span>{name}</span>
          <span className={index === 1 ? 'hero-end hero-red line-through' : 'hero-end'}>{amount}</span>
          {invoice ? (
            <>
              <span className="hero-link" />
              <span>{invoice}</span>
              <span className="hero-end hero-wide">{amount}</span>
              <Tick />
            </>
          ) : (
            <span className={index === 1 ? 'hero-red hero-note' : 'hero-note'}>
              {index === 1 ? words.correction : words.person}
            </span>
          )}
        </div>
      ))}
      <HeroFoot words={words}>
        <b>{words.total}</b> <s>{words.struck}</s> <b className="hero-red">{words.corrected}</b>
      </HeroFoot>
    </HeroScreen>
  );
}
