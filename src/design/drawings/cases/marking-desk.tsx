import { Drawing } from '../drawing.tsx';
import type { DrawingProps } from '../drawing.tsx';
import { Label } from '../parts/label.tsx';
import { strokeOf } from '../parts/line.ts';
import { Redline } from '../parts/redline.tsx';
import { SignOff } from '../parts/sign-off.tsx';

/** A learner's page with drafted comments in its margin; the tutor strikes one, rewrites it and signs the grade. */
export function MarkingDesk(props: DrawingProps) {
  return (
    <Drawing {...props} width={480} height={320} text="text-[20px]">
      <path d="M30 10h200l30 30v270H30zM230 10v30h30" />
      <path
        strokeWidth={1.25}
        className="stroke-ink-2"
        d="M50 46h90M50 76h180M50 91h180M50 106h70M50 136h180M50 151h180M50 166h110M50 196h180M50 211h180M50 226h140"
      />
      <g {...strokeOf('machine')} strokeWidth={1.25}>
        <path d="M150 98h80l60-30h170M110 143h120l60 20h170M130 218h100l60 42h170" />
      </g>
      <Label x={296} y={60} className="font-sans text-[20px]">
        clear aim
      </Label>
      <Label x={296} y={252} className="font-sans text-[20px]">
        good source
      </Label>
      <Redline
        x={296}
        y={154}
        was="too long"
        width={66}
        now="which claim?"
        nowX={296}
        nowY={190}
        className="font-sans text-[20px]"
      />
      <path className="stroke-redline" d="M290 199h170" />
      <path d="M180 260h60v34h-60z" />
      <SignOff x={210} y={277} />
      <Label x={50} y={283} className="font-sans text-[20px]">
        grade
      </Label>
    </Drawing>
  );
}
