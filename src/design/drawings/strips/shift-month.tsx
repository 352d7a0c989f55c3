import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { WorkStrip, type WorkStripProps } from './strip.tsx';

const left = (day: number): number => 86 + day * 20;
const shifts = (row: number, ...spans: (readonly [from: number, days: number])[]): string =>
  spans.map(([from, days]) => `M${left(from)} ${46 + row * 30}h${days * 20}v20h${-days * 20}z`).join('');

/** Proposed shifts of three people over fourteen days; one is refused, and another takes it. */
export function ShiftMonth({ words, ...rest }: WorkStripProps<'shift-month'>) {
  return (
    <WorkStrip {...rest} words={words}>
      <path className="stroke-hairline" d="M0 71h380M0 101h380" />
      <path d="M0 131h380" />
      <Label x={14} y={61}>
        {words.firstName}
      </Label>
      <Label x={14} y={91}>
        {words.secondName}
      </Label>
      <Label x={14} y={121}>
        {words.thirdName}
      </Label>
      <path
        {...machineStroke}
        d={shifts(0, [0, 3], [8, 4]) + shifts(1, [0, 2.7], [7, 3], [11, 3]) + shifts(2, [3, 2], [9, 4])}
      />
      <Label x={left(1.35)} y={91} anchor="middle" className="text-ink-2">
        {words.night}
      </Label>
      <path d={shifts(0, [4, 2])} />
      <g className="text-redline">
        <path d={`${shifts(1, [3, 2])}m5 5l30 10m0-10l-30 10M${left(5)} 86h10V70`} />
        <path className="fill-current stroke-none" d={`M${left(5) + 10} 66l-4 9h8z`} />
        <Label x={14} y={153} className="font-semibold">
          {words.refusal}
        </Label>
      </g>
    </WorkStrip>
  );
}
