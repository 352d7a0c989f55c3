import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOffs } from '../parts/sign-off.tsx';
import { CaseScreen, CaseStamp, Struck, type CaseDrawingProps } from './case-screen.tsx';

/** The lines of the learner's page, with their baselines; comments point at three of them. */
const lines = [
  ['firstLine', 88],
  ['secondLine', 116],
  ['thirdLine', 136],
  ['fourthLine', 168],
  ['fifthLine', 234],
  ['sixthLine', 254],
  ['seventhLine', 298],
  ['eighthLine', 318],
  ['ninthLine', 384],
] as const;

/** A learner’s page with drafted comments beside it; the tutor strikes one, rewrites it, and signs the grade. */
export function MarkingDesk({ words, ...rest }: CaseDrawingProps<'marking-desk'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path d="M12 60h136v344H12z" />
      {lines.map(([line, y]) => (
        <Label key={line} x={20} y={y}>
          {words[line]}
        </Label>
      ))}
      <path {...machineStroke} d="M148 164l36-60M148 230h4l32-24M148 314h8l28-22" />
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
