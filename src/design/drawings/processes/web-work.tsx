import { Drawing } from '../drawing.tsx';
import type { DrawingProps } from '../drawing.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';

const words =
  'How a web application is made, one area at a time behind one address. Sign-in and documents are live and signed in ' +
  'yellow, orders are drafted in dashes, the old site serves the rest. A page that took 3.4 seconds is corrected in red ' +
  'to stay under the budget of 2.5; keyboard, screen reader and 320 pixels are checked and signed.';

/** A web application: areas behind one address, a budget in seconds, and three checks. */
export function WebWork({ label = words, ...rest }: DrawingProps) {
  return (
    <Drawing {...rest} label={label} width={340} height={372} text="text-[15px] font-sans">
      <path d="M20 14h300v32H20zM20 30h0" />
      <Label x={34} y={35} className="font-mono text-[15px]">
        your-address.com
      </Label>
      <path d="M90 46v16M250 46v16" />
      <path d="M20 62h140v54H20zM180 62h140v54H180zM180 132h140v54H180z" />
      <path {...machineStroke} d="M20 132h140v54H20z" />
      <Label x={34} y={94}>
        Sign-in
      </Label>
      <SignOff x={136} y={89} />
      <Label x={194} y={94}>
        Documents
      </Label>
      <SignOff x={296} y={89} />
      <Label x={34} y={157}>
        Orders,
      </Label>
      <Label x={34} y={174}>
        drafted
      </Label>
      <path
        strokeWidth={1.25}
        className="stroke-control"
        d="M270 186l50-50M288 186l32-32M306 186l14-14M252 186l54-54M234 186l54-54"
      />
      <Label x={194} y={157}>
        Old site
      </Label>
      <Label x={20} y={218}>
        Main content on an old phone
      </Label>
      <path d="M20 264h300M20 258v12M220 240v30" />
      <path className="stroke-[8]" d="M20 246h140" />
      <Label x={166} y={251}>
        1.9 s
      </Label>
      <Label x={220} y={288} anchor="middle">
        budget 2.5 s
      </Label>
      <g className="text-redline">
        <path d="M220 246h76" strokeWidth={8} strokeDasharray="2 4" />
        <Label x={300} y={232} anchor="middle">
          3.4 s
        </Label>
        <path d="M282 227h36" />
        <path d="M290 246H236" strokeWidth={1.25} />
        <Arrow from={[290, 246]} to={[224, 246]} />
      </g>
      <path d="M20 302h90v58H20zM125 302h90v58h-90zM230 302h90v58h-90z" strokeWidth={1.25} />
      <Label x={65} y={319} anchor="middle">
        keyboard
      </Label>
      <Label x={170} y={319} anchor="middle">
        read aloud
      </Label>
      <Label x={275} y={319} anchor="middle">
        320 px
      </Label>
      <SignOff x={65} y={341} />
      <SignOff x={170} y={341} />
      <SignOff x={275} y={341} />
    </Drawing>
  );
}
