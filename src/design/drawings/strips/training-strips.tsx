import { Red, Struck } from '../cases/case-screen.tsx';
import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff, SignOffs } from '../parts/sign-off.tsx';
import { measureLabel } from '../parts/text-width.ts';
import { Corrected, WorkStrip, type WorkStripProps } from './strip.tsx';

/** A letter without its patient's name, and the summary that is drafted from it. */
export function LetterSummary({ words, ...rest }: WorkStripProps<'letter-summary'>) {
  return (
    <WorkStrip {...rest} words={words}>
      <Struck x={14} y={63}>
        {words.struck}
      </Struck>
      <Red x={words.struck ? measureLabel(words.struck) + 26 : 14} y={63}>
        {words.correction}
      </Red>
      <path {...machineStroke} d="M14 82h290v66h-290z" />
      <Label x={26} y={109}>
        {words.first}
      </Label>
      <Label x={26} y={133}>
        {words.second}
      </Label>
      <SignOff x={351} y={58} />
    </WorkStrip>
  );
}

/** Two drafted lines of code; the second breaks a rule of the team, and is written again. */
export function ReviewRule({ words, ...rest }: WorkStripProps<'review-rule'>) {
  return (
    <WorkStrip {...rest} words={words}>
      <path {...machineStroke} d="M14 46h352v50h-352z" />
      <Label x={26} y={66}>
        {words.first}
      </Label>
      <Struck x={26} y={87}>
        {words.struck}
      </Struck>
      <Red x={26} y={116}>
        {words.correction}
      </Red>
      <path d="M0 128h380" />
      <Label x={14} y={151}>
        {words.rule}
      </Label>
      <SignOff x={351} y={146} />
    </WorkStrip>
  );
}

/** What a vendor claims, line by line: two claims hold, the third is not shown. */
export function VendorClaims({ words, ...rest }: WorkStripProps<'vendor-claims'>) {
  return (
    <WorkStrip {...rest} words={words}>
      <path className="stroke-hairline" d="M0 78h380M0 121h380" />
      <Label x={14} y={62}>
        {words.first}
      </Label>
      <Label x={14} y={105}>
        {words.second}
      </Label>
      <Corrected y={147} words={words} />
      <SignOffs
        at={[
          [351, 57],
          [351, 100],
        ]}
      />
      <path d="M336 129h30v26h-30z" />
    </WorkStrip>
  );
}
