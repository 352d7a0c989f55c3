import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { RowSigns, SignOffs } from '../parts/sign-off.tsx';
import { measureLabel } from '../parts/text-width.ts';
import { CaseScreen, CaseStamp, Red, Struck, type CaseDrawingProps } from './case-screen.tsx';

/** The lines of the learner's page, with their baselines: 20 in a paragraph, more between two. Comments point at three. */
const lines = [
  ['firstLine', 66],
  ['secondLine', 96],
  ['thirdLine', 116],
  ['fourthLine', 146],
  ['fifthLine', 236],
  ['sixthLine', 256],
  ['seventhLine', 302],
  ['eighthLine', 322],
] as const;

/** A learner’s page with drafted comments beside it; the tutor strikes one, rewrites it, and signs the grade. */
export function MarkingDesk({ words, ...rest }: CaseDrawingProps<'marking-desk'>) {
  const grade = Math.max(100, measureLabel(words.grade, { isBold: true, size: 20 }) + 40);
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path d="M162 44v310M0 354h390" />
      {lines.map(([line, y]) => (
        <Label key={line} x={16} y={y}>
          {words[line]}
        </Label>
      ))}
      <path {...machineStroke} d="M162 246l10 3M162 312l10 3" />
      <path {...machineStroke} d="M172 226h202v46H172zM172 292h202v46H172z" />
      <path d="M172 76h202v64H172zM162 141l10-8" />
      <Struck x={182} y={101}>
        {words.struck}
      </Struck>
      <Red x={182} y={126}>
        {words.correction}
      </Red>
      <Label x={182} y={254}>
        {words.second}
      </Label>
      <Label x={182} y={320}>
        {words.third}
      </Label>
      <RowSigns
        at={[
          [352, 249],
          [352, 315],
        ]}
      />
      <SignOffs
        at={[
          [351, 119],
          [748, 71],
          [748, 125],
          [748, 179],
        ]}
      />
      <Label x={16} y={392} className="text-ink-2">
        {words.ninthLine}
      </Label>
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
