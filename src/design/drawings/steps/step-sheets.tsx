import type { ReactNode } from 'react';
import type { WordsIn } from '#content/drawn-words.schema.ts';
import { stepWords } from '#content/step-words.schema.ts';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import { drawFirstWords } from '../first-words.ts';
import { Struck } from '../highlights/highlight-card.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Label } from '../parts/label.tsx';
import { SignOff } from '../parts/sign-off.tsx';
import { Stamp } from '../parts/stamp.tsx';
import { measureLabel } from '../parts/text-width.ts';

interface StepSheetProps<Kind extends keyof typeof stepWords> extends DrawingProps {
  words: WordsIn<(typeof stepWords)[Kind]>;
}

interface FrameProps extends DrawingProps {
  words: { title?: string | undefined; note?: string | undefined };
  children: ReactNode;
}

/** What a step leaves behind. Its letters stay readable at half the width of the narrowest phone. */
const Sheet = ({ words, children, ...rest }: FrameProps) => (
  <Drawing {...rest} width={150} height={118} family="font-sans" line="stroke-[1.5]" text="text-[13px]">
    <path d="M0 26h150" />
    <Label x={10} y={18} className="font-semibold">
      {words.title}
    </Label>
    <Label x={140} y={18} anchor="end" className="text-ink-2">
      {words.note}
    </Label>
    {children}
  </Drawing>
);

const red = 'text-redline font-semibold';

function SpecSheet({ words, ...rest }: StepSheetProps<'spec'>) {
  const signed = words.signedBy && `✓ ${words.signedBy}`;
  const width = measureLabel(signed, { size: 13 }) + 16;
  return (
    <Sheet {...rest} words={words}>
      <path className="stroke-hairline" d="M0 68h150" />
      <Label x={10} y={43}>
        {words.first}
      </Label>
      <Label x={10} y={61}>
        {words.second}
      </Label>
      <Label x={10} y={84}>
        {words.quote}
      </Label>
      <Label x={140} y={84} anchor="end" className="font-semibold">
        {words.figure}
      </Label>
      {signed && (
        <>
          <path className="fill-mark stroke-on-mark" d={`M140 91v19h-${width}v-19z`} />
          <Label x={140 - width / 2} y={105} anchor="middle" className="text-on-mark">
            {signed}
          </Label>
        </>
      )}
    </Sheet>
  );
}

function DesignSheet({ words, ...rest }: StepSheetProps<'design'>) {
  return (
    <Sheet {...rest} words={words}>
      <path d="M10 35h52v24h-52zM88 35h52v24h-52zM62 47h16" />
      <Arrow from={[62, 47]} to={[88, 47]} />
      <Label x={36} y={52} anchor="middle">
        {words.from}
      </Label>
      <Label x={114} y={52} anchor="middle">
        {words.to}
      </Label>
      <Struck x={10} y={81}>
        {words.struck}
      </Struck>
      <Label x={10} y={102} className={red}>
        {words.correction}
      </Label>
      {words.correction && <SignOff x={124} y={97} />}
    </Sheet>
  );
}

function DraftSheet({ words, ...rest }: StepSheetProps<'draft'>) {
  return (
    <Sheet {...rest} words={words}>
      <path
        className="stroke-redline"
        d={`${words.struck ? 'M10 60h8' : ''}${words.correction ? 'M10 80h8m-4-4v8' : ''}`}
      />
      <g className="font-mono">
        <Label x={10} y={45}>
          {words.first}
        </Label>
        <Struck x={24} y={65}>
          {words.struck}
        </Struck>
        <Label x={24} y={85} className={red}>
          {words.correction}
        </Label>
        <Label x={10} y={105}>
          {words.last}
        </Label>
      </g>
    </Sheet>
  );
}

function ReportSheet({ words, ...rest }: StepSheetProps<'report'>) {
  return (
    <Sheet {...rest} words={words}>
      <path className="stroke-hairline" d="M0 48h150" />
      <Label x={10} y={42}>
        {words.firstRow}
      </Label>
      <Label x={140} y={42} anchor="end">
        {words.firstFigure}
      </Label>
      <Label x={10} y={64}>
        {words.secondRow}
      </Label>
      <Label x={140} y={64} anchor="end">
        {words.secondFigure}
      </Label>
      <Stamp right={140} y={72} heading={words.stamp} signature={words.stampedBy} />
    </Sheet>
  );
}

/** The sheets that a step of the approach can have. */
export const stepSheets = { spec: SpecSheet, design: DesignSheet, draft: DraftSheet, report: ReportSheet };

/** Each with the words that it has at first. */
export const firstStepSheets = drawFirstWords(stepSheets, stepWords);
