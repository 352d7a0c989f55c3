import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';
import { HighlightCard, Struck, type HighlightCardProps } from './highlight-card.tsx';

/** Where the fields of the second system begin. */
const second = 166;

/** Fields of two systems, matched by a machine; one match is corrected, and all are signed. */
export function FieldMatch({ words, ...rest }: HighlightCardProps<'smart-integration'>) {
  return (
    <HighlightCard {...rest} words={words} noteAt={second}>
      <path className="stroke-hairline" d="M0 71h380M0 106h380" />
      <Field y={58} tickAt={53} name={words.firstField}>
        {words.firstMatch}
      </Field>
      <Field y={93} tickAt={88} name={words.secondField}>
        {words.secondMatch}
      </Field>
      <Field y={128} tickAt={141} name={words.thirdField} />
      <Struck x={second} y={128}>
        {words.struck}
      </Struck>
      {words.correction && <path className="stroke-redline" d="M150 130v28h11" />}
      <Label x={second} y={163} className="text-redline font-semibold">
        {words.correction}
      </Label>
    </HighlightCard>
  );
}

interface FieldProps {
  /** The baseline. */
  y: number;
  /** The middle of its tick. */
  tickAt: number;
  /** Nothing is matched without one. */
  name: string | undefined;
  children?: string | undefined;
}

function Field({ y, tickAt, name, children }: FieldProps) {
  if (!name) return null;
  return (
    <>
      <Label x={14} y={y}>
        {name}
      </Label>
      <path {...machineStroke} strokeDashoffset={0} d={`M142 ${y - 5}h16`} />
      <Label x={second} y={y}>
        {children}
      </Label>
      <SignOff x={351} y={tickAt} />
    </>
  );
}
