import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOffs } from '../parts/sign-off.tsx';
import { measureLabel } from '../parts/text-width.ts';
import { CaseScreen, CaseStamp, Red, Struck, type CaseDrawingProps } from './case-screen.tsx';

/** The lines of the learner's page, with their baselines: 20 in a paragraph, 44 between two. Comments point at three. */
const lines = [
  ['firstLine', 88],
  ['secondLine', 132],
  ['thirdLine', 152],
  ['fourthLine', 196],
  ['fifthLine', 240],
  ['sixthLine', 260],
  ['seventhLine', 304],
  ['eighthLine', 324],
  ['ninthLine', 368],
] as const;

/** A learner’s page with drafted comments beside it; the tutor strikes one, rewrites it, and signs the grade. */
export function MarkingDesk({ words, ...rest }: CaseDrawingProps<'marking-desk'>) {
  const grade = Math.max(100, measureLabel(words.grade, { isBold: true, size: 20 }) + 40);
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path d="M16 60h152v344H16z" />
      {lines.map(([line, y]) => (
        <Label key={line} x={26} y={y}>
          {words[line]}
        </Label>
      ))}
      <path {...machineStroke} d="M168 191l12-37M168 246l12-7M168 310l12-7" />
      <path {...machineStroke} d="M180 106h194v64H180zM180 216h194v46H180zM180 280h194v46H180z" />
      <Struck x={190} y={131}>
        {words.struck}
      </Struck>
      <Red x={190} y={156}>
        {words.correction}
      </Red>
      <Label x={190} y={244}>
        {words.second}
      </Label>
      <Label x={190} y={308}>
        {words.third}
      </Label>
      <SignOffs
        at={[
          [357, 239],
          [357, 303],
          [748, 71],
          [748, 125],
          [748, 179],
        ]}
      />
      <CaseStamp words={words} />
      <path className="stroke-hairline" d="M390 98h390M390 152h390M390 206h390M390 260h390" />
      <Label x={406} y={76}>
        {words.firstCriterion}
      </Label>
      <Label x={406} y={130}>
        {words.secondCriterion}
      </Label>
      <Label x={406} y={184}>
        {words.thirdCriterion}
      </Label>
      <Label x={406} y={238}>
        {words.fourthCriterion}
      </Label>
      <path d="M733 220h30v26h-30z" />
      <Label x={406} y={300} className="text-ink-2">
        {words.gradeNote}
      </Label>
      <path d={`M406 318h${grade}v60H406z`} />
      <Label x={406 + grade / 2} y={355} anchor="middle" className="font-semibold text-[20px]">
        {words.grade}
      </Label>
    </CaseScreen>
  );
}
