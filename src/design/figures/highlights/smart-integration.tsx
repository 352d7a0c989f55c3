import { Figure } from '../figure.tsx';
import type { FigureProps } from '../figure.tsx';
import { Label } from '../parts/label.tsx';
import { strokeOf } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';

const words =
  'Three systems, HL7, ISO 20022 and EDI, stay as they are; drafted connections join them to one signed line.';

/** Systems that stay as they are, brought to one level by drafted connections. */
export function SmartIntegration({ label = words, ...rest }: FigureProps) {
  return (
    <Figure {...rest} label={label} width={320} height={160} text="text-[13px]">
      <path d="M10 30h70v50H10zM100 10h100v40H100zM220 40h60v60h-60zM10 140h270" />
      <g {...strokeOf('machine')}>
        <path d="M45 80v50M150 50v80M250 100v30" />
      </g>
      <path className="fill-current stroke-none" d="M39 128h12l-6 12zM144 128h12l-6 12zM244 128h12l-6 12z" />
      <Label x={45} y={60} anchor="middle">
        HL7
      </Label>
      <Label x={150} y={35} anchor="middle">
        ISO 20022
      </Label>
      <Label x={250} y={75} anchor="middle">
        EDI
      </Label>
      <SignOff x={295} y={140} />
    </Figure>
  );
}
