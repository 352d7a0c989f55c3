import { Figure } from '../figure.tsx';
import type { FigureProps } from '../figure.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Label } from '../parts/label.tsx';
import { strokeOf } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';

const words =
  'Two bars: the estimate by hand, and the same work drafted, read and signed. The second one ends 40% sooner.';

/** The same work twice, to scale: by hand, and drafted then read by a person. The lower bar is 60 % long. */
export function AiAssistedDevelopment({ label = words, ...rest }: FigureProps) {
  return (
    <Figure {...rest} label={label} width={320} height={160} text="text-[13px]">
      <path d="M10 10v140M10 20h300v40H10zM130 90h60v40h-60z" />
      <path {...strokeOf('machine')} d="M10 90h120M10 130h120" />
      <Label x={24} y={45} className="font-sans text-[15px]">
        by hand
      </Label>
      <Label x={24} y={115} className="font-sans text-[15px]">
        draft
      </Label>
      <SignOff x={160} y={110} />
      <path strokeWidth={1.25} d="M310 68v74M198 110h112" />
      <Arrow from={[250, 110]} to={[190, 110]} />
      <Arrow from={[250, 110]} to={[310, 110]} />
      <Label x={250} y={101} anchor="middle" className="text-[17px]">
        40%
      </Label>
    </Figure>
  );
}
