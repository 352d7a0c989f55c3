import { Arrow } from '../parts/arrow.tsx';
import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOffs } from '../parts/sign-off.tsx';
import { Corrected, WorkStrip, type WorkStripProps } from './strip.tsx';

const desks = [
  { name: 'firstDesk', note: 'firstNote' },
  { name: 'secondDesk', note: 'secondNote' },
  { name: 'thirdDesk', note: 'thirdNote' },
] as const;

const left = (desk: number): number => 14 + desk * 128;
const box = (desk: number): string => `M${left(desk)} 50h96v60h-96z`;

/** A file that two desks have signed and the third has yet to see; the second corrected its amount. */
export function CaseFile({ words, ...rest }: WorkStripProps<'case-file'>) {
  return (
    <WorkStrip {...rest} words={words}>
      <path d={`${box(0)}${box(1)}M110 80h22`} />
      <path {...machineStroke} d={`${box(2)}M238 80h22`} />
      <Arrow from={[110, 80]} to={[141, 80]} />
      <Arrow from={[238, 80]} to={[269, 80]} />
      {desks.map(({ name, note }, desk) => (
        <g key={name}>
          <Label x={left(desk) + 10} y={73} className="font-semibold">
            {words[name]}
          </Label>
          <Label x={left(desk) + 10} y={97} className="text-ink-2">
            {words[note]}
          </Label>
        </g>
      ))}
      <SignOffs
        at={[
          [left(0) + 77, 92],
          [left(1) + 77, 92],
        ]}
      />
      <Corrected y={149} words={words} />
    </WorkStrip>
  );
}
