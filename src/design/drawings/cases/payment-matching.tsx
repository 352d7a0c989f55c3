import { Drawing } from '../drawing.tsx';
import type { DrawingProps } from '../drawing.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Label } from '../parts/label.tsx';
import { strokeOf } from '../parts/line.ts';
import { Path } from '../parts/path.tsx';

/** Bank lines joined to invoices; two crossed joins corrected, one line left to a person, the total signed. */
export function PaymentMatching(props: DrawingProps) {
  return (
    <Drawing {...props} width={480} height={320} text="text-[20px]">
      <path d="M30 40h130v180H30zM320 40h130v180H320z" />
      <path
        strokeWidth={1.25}
        d="M30 70h130M30 100h130M30 130h130M30 160h130M30 190h130M320 70h130M320 100h130M320 130h130M320 160h130M320 190h130"
      />
      <path
        className="stroke-ink-2"
        strokeWidth={1.25}
        d="M42 55h50M120 55h28M42 85h64M126 85h22M42 115h40M112 115h36M42 145h56M126 145h22M42 175h44M120 175h28M42 205h60M112 205h36M332 55h58M410 55h28M332 85h40M416 85h22M332 115h62M416 115h22M332 145h36M402 145h36M332 175h52M410 175h28"
      />
      <Label x={30} y={28} className="font-sans text-[20px]">
        bank
      </Label>
      <Label x={450} y={28} anchor="end" className="font-sans text-[20px]">
        invoices
      </Label>
      <g {...strokeOf('machine')}>
        <path d="M160 55h160M160 85h160M160 175h160" />
        <Path
          points={[
            [160, 115],
            [320, 145],
          ]}
          curved
        />
        <Path
          points={[
            [160, 145],
            [320, 115],
          ]}
          curved
        />
      </g>
      <path className="stroke-redline" d="M160 115h160M160 145h160M232 122l16 16M248 122l-16 16" />
      <path d="M160 205h80v14M205 216v24h70v-24" />
      <Arrow from={[240, 205]} to={[240, 230]} />
      <path className="fill-mark stroke-none" d="M30 262h420v34H30z" />
      <g className="text-on-mark">
        <Label x={42} y={285} className="font-sans text-[20px]">
          total
        </Label>
        <Label x={438} y={285} anchor="end">
          8,412.50
        </Label>
      </g>
      <path d="M30 262h420M30 296h420M30 302h420" />
    </Drawing>
  );
}
