import { Drawing } from '../drawing.tsx';
import type { DrawingProps } from '../drawing.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';

const words =
  'How an app is made. Its screens are drafted in dashes; records are kept on the phone while there is no signal and ' +
  'are merged with the server later, where a clash of two edits is corrected in red. Below, a build goes through a ' +
  'trial to the stores, and each step is signed in yellow.';

/** An app: drafted screens, records kept without a signal and merged later, and three signatures to the stores. */
export function AppWork({ label = words, ...rest }: DrawingProps) {
  return (
    <Drawing {...rest} label={label} width={340} height={372} text="text-[15px] font-sans">
      <Label x={20} y={18}>
        Screens, drafted
      </Label>
      <g {...machineStroke}>
        <path d="M20 30h130v220H20z" />
        <path strokeWidth={1.25} d="M34 70h102v28H34zM34 106h102v28H34zM34 142h102v28H34z" />
      </g>
      <path d="M34 56h4v-4M44 56h4v-10M54 56h4v-16" className="stroke-control" />
      <path className="stroke-ink" d="M32 60l30-24" />
      <Label x={70} y={56}>
        no signal
      </Label>
      <path strokeWidth={1.25} d="M44 84h50M44 120h64M44 156h40" />
      <path d="M52 196h66v40H52zM52 208h66" />
      <Label x={85} y={227} anchor="middle">
        saved
      </Label>
      <path d="M118 216h46v-70h50" />
      <Arrow from={[164, 146]} to={[220, 146]} />
      <Label x={172} y={136}>
        merge
      </Label>
      <path d="M222 110h98v84h-98zM222 132h98" />
      <Label x={271} y={126} anchor="middle">
        server
      </Label>
      <path strokeWidth={1.25} d="M234 152h74M234 168h74" />
      <g className="text-redline">
        <path d="M230 168h82" />
        <Label x={222} y={216}>
          two edits clash:
        </Label>
        <Label x={222} y={233}>
          a person picks
        </Label>
      </g>
      <path d="M85 250v44" />
      <Arrow from={[85, 250]} to={[85, 300]} />
      <Label x={94} y={280}>
        every Friday
      </Label>
      <g {...machineStroke}>
        <path d="M20 302h80v36H20z" />
      </g>
      <path d="M130 302h80v36h-80zM240 302h80v36h-80zM100 320h22M210 320h22" />
      <Arrow from={[100, 320]} to={[129, 320]} />
      <Arrow from={[210, 320]} to={[239, 320]} />
      <Label x={60} y={325} anchor="middle">
        build
      </Label>
      <Label x={170} y={325} anchor="middle">
        trial
      </Label>
      <Label x={280} y={325} anchor="middle">
        stores
      </Label>
      <SignOff x={60} y={352} />
      <SignOff x={170} y={352} />
      <SignOff x={280} y={352} />
    </Drawing>
  );
}
