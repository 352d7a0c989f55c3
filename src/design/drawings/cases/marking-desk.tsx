import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOffs } from '../parts/sign-off.tsx';
import { measureLabel } from '../parts/text-width.ts';
import { CaseScreen, CaseStamp, Red, Struck, type CaseDrawingProps } from './case-screen.tsx';

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
  const grade = Math.max(100, measureLabel(words.grade, { isBold: true, size: 20 }) + 40);
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path d="M16 60h140v344H16z" />
      {lines.map(([line, y]) => (
        <Label key={line} x={26} y={y}>
          {words[line]}
        </Label>
      ))}
      <path {...machineStroke} d="M156 164l20-60M156 230l20-24M156 314l20-22" />
      <path {...machineStroke} d="M176 60h198v64H176zM176 180h198v46H176zM176 264h198v46H176z" />
      <Struck x={186} y={85}>
        {words.struck}
      </Struck>
      <Red x={186} y={110}>
        {words.correction}
      </Red>
      <Label x={186} y={208}>
        {words.second}
      </Label>
      <Label x={186} y={292}>
        {words.third}
      </Label>
      <SignOffs
        at={[
          [351, 203],
          [351, 287],
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
