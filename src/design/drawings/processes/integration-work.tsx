import { Drawing } from '../drawing.tsx';
import type { DrawingProps } from '../drawing.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';

const words =
  'How systems are connected. Laboratory, ward and register send to one hub, whose mapping is drafted in dashes and signed ' +
  'in yellow. It delivers to records and ledger, keeps a trace of every message, and can send one again. A message that ' +
  'matches nobody, in red, is held for a person.';

/** Integration: systems at both sides of a hub, a trace, a way to repeat, and a tray for what does not match. */
export function IntegrationWork({ label = words, ...rest }: DrawingProps) {
  return (
    <Drawing {...rest} label={label} width={340} height={372} text="text-[15px] font-sans">
      <path d="M20 20h84v40H20zM20 80h84v40H20zM20 140h84v40H20zM240 50h80v40h-80zM240 110h80v40h-80z" />
      <Label x={62} y={45} anchor="middle">
        laboratory
      </Label>
      <Label x={62} y={105} anchor="middle">
        ward
      </Label>
      <Label x={62} y={165} anchor="middle">
        register
      </Label>
      <Label x={280} y={75} anchor="middle">
        records
      </Label>
      <Label x={280} y={135} anchor="middle">
        ledger
      </Label>
      <path d="M104 40h16v120h-16M104 100h26M216 70h16M216 130h16" />
      <Arrow from={[104, 100]} to={[136, 100]} />
      <Arrow from={[216, 70]} to={[239, 70]} />
      <Arrow from={[216, 130]} to={[239, 130]} />
      <path {...machineStroke} d="M138 30h78v140h-78z" />
      <Label x={177} y={58} anchor="middle">
        mapping
      </Label>
      <path
        strokeWidth={1.25}
        d="M150 76h18M186 76h18M168 76l18 18M150 94h18M186 94h18M168 94l18-18M150 112h54"
      />
      <SignOff x={177} y={142} />
      <path d="M177 170v32" />
      <Arrow from={[177, 170]} to={[177, 210]} />
      <path d="M20 212h300v76H20zM20 236h300" />
      <Label x={34} y={229}>
        Trace of every message
      </Label>
      <g className="font-mono text-[15px]">
        <Label x={34} y={254}>
          09:41 lab
        </Label>
        <Label x={34} y={276}>
          09:42 lab
        </Label>
      </g>
      <Label x={122} y={254}>
        delivered
      </Label>
      <g className="text-redline">
        <Label x={122} y={276}>
          matches nobody
        </Label>
      </g>
      <path d="M296 246v-90" strokeWidth={1.25} />
      <Arrow from={[296, 246]} to={[296, 152]} />
      <Label x={290} y={190} anchor="end">
        send again
      </Label>
      <path d="M170 288v22" className="stroke-redline" />
      <g className="text-redline">
        <Arrow from={[170, 288]} to={[170, 318]} />
      </g>
      <path d="M90 312v44h160v-44" />
      <Label x={106} y={344}>
        held for a person
      </Label>
      <path d="M270 330a8 8 0 0 1 16 0 8 8 0 0 1-16 0M260 358c0-24 36-24 36 0" />
    </Drawing>
  );
}
