import { Drawing } from '../drawing.tsx';
import type { DrawingProps } from '../drawing.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Label } from '../parts/label.tsx';
import { strokeOf } from '../parts/line.ts';

const doors = [1, 2, 3, 4, 5, 6];

/** Six dock doors in plan, a day chart row for each; a late lorry is moved from door 2 to 5 and the plan signed. */
export function DockSchedule(props: DrawingProps) {
  return (
    <Drawing {...props} width={480} height={320} text="text-[20px]">
      <path d="M130 36V16H20v268h110v-20M130 64v12M130 104v12M130 144v12M130 184v12M130 224v12" />
      <path strokeWidth={1.25} d="M40 40h20v220H40zM70 40h20v220H70z" />
      {doors.map((door) => (
        <Label key={door} x={114} y={door * 40 + 15} anchor="middle">
          {door}
        </Label>
      ))}
      <path
        strokeWidth={1.25}
        className="stroke-control"
        d="M140 50h320M140 90h320M140 130h320M140 170h320M140 210h320M140 250h320"
      />
      <path
        className="fill-sheet"
        d="M160 40h60v20h-60zM180 120h80v20h-80zM150 160h50v20h-50zM160 240h70v20h-70z"
      />
      <path
        className="fill-sheet"
        {...strokeOf('machine')}
        d="M280 40h70v20h-70zM320 120h60v20h-60zM310 160h90v20h-90zM170 200h50v20h-50zM300 240h60v20h-60zM390 80h50v20h-50z"
      />
      <g className="text-redline">
        <path className="fill-sheet" strokeDasharray="6 4" strokeDashoffset={3} d="M240 80h70v20h-70z" />
        <path className="fill-sheet" d="M280 200h70v20h-70z" />
        <path d="M295 100v92" />
        <Arrow from={[295, 100]} to={[295, 200]} />
      </g>
      <path className="fill-mark stroke-none" d="M140 274h320v32H140z" />
      <g className="text-on-mark">
        <Label x={152} y={295} className="font-sans text-[20px]">
          day plan
        </Label>
        <Label x={448} y={295} anchor="end">
          HV 12/3
        </Label>
      </g>
    </Drawing>
  );
}
