import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOffs } from '../parts/sign-off.tsx';
import { CaseScreen, CaseStamp, Struck, type CaseDrawingProps } from './case-screen.tsx';

/** A learner’s page with drafted comments beside it; the tutor strikes one, rewrites it, and signs the grade. */
export function MarkingDesk({ words, ...rest }: CaseDrawingProps<'marking-desk'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path d="M16 60h132v344H16z" />
      <path
        className="stroke-control"
        d="M30 84h58M30 110h104M30 128h98M30 146h104M30 164h72M30 194h104M30 212h104M30 230h60M30 260h98M30 278h104M30 296h104M30 314h84M30 344h104M30 362h64M30 380h88"
      />
      <path {...machineStroke} d="M104 164h40l40-60M92 230h60l32-24M116 314h40l28-22" />
      <path {...machineStroke} d="M184 60h194v64H184zM184 180h194v46H184zM184 264h194v46H184z" />
      <Struck x={196} y={86}>
        {words.struck}
      </Struck>
      <g className="text-redline">
        <Label x={196} y={112} className="font-semibold">
          {words.correction}
        </Label>
      </g>
      <Label x={191} y={208}>
        {words.second}
      </Label>
      <Label x={191} y={292}>
        {words.third}
      </Label>
      <SignOffs
        at={[
          [361, 203],
          [361, 287],
          [742, 71],
          [742, 125],
          [742, 179],
        ]}
      />
      <CaseStamp words={words} />
      <path className="stroke-hairline" d="M391 98h389M391 152h389M391 206h389M391 260h389" />
      <Label x={410} y={77}>
        {words.firstCriterion}
      </Label>
      <Label x={410} y={131}>
        {words.secondCriterion}
      </Label>
      <Label x={410} y={185}>
        {words.thirdCriterion}
      </Label>
      <Label x={410} y={239}>
        {words.fourthCriterion}
      </Label>
      <path d="M727 220h30v26h-30z" />
      <Label x={410} y={300} className="text-ink-2">
        {words.gradeNote}
      </Label>
      <path d="M410 318h140v60H410z" />
      <Label x={430} y={355} className="font-semibold text-[20px]">
        {words.grade}
      </Label>
    </CaseScreen>
  );
}
