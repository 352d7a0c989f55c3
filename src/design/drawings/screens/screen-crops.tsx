import type { ReactNode } from 'react';
import type { WordsIn } from '#content/drawn-words.schema.ts';
import { screenWords } from '#content/screen-words.schema.ts';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import { drawFirstWords } from '../first-words.ts';
import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { measureLabel } from '../parts/text-width.ts';
import { findLetter, listDays, rotaRows } from './rota-week.ts';

interface ScreenCropProps<Kind extends keyof typeof screenWords> extends DrawingProps {
  words: WordsIn<(typeof screenWords)[Kind]>;
}

/** The one spot of a product's screen that stands for it, in letters of 22 px, which are 12 px where it is 216 px wide. */
const Crop = ({ children, ...rest }: DrawingProps & { children: ReactNode }) => (
  <Drawing {...rest} width={392} height={152} family="font-sans" line="stroke-[1.5]" text="text-[22px]">
    {children}
  </Drawing>
);

/** The sentence that the trainer has corrected and signed. */
function LessonCrop({ words, ...rest }: ScreenCropProps<'lesson'>) {
  const signed = words.signedBy && `✓ ${words.signedBy}`;
  const width = measureLabel(signed, { size: 22 }) + 20;
  return (
    <Crop {...rest}>
      <path d="M16 16h360v120H16z" />
      <Label x={32} y={50}>
        {words.second}
      </Label>
      <Label x={32} y={78}>
        <tspan textDecoration="line-through" className="text-redline fill-current">
          {words.struck}
        </tspan>{' '}
        <tspan className="text-redline fill-current font-semibold">{words.correction}</tspan>{' '}
        {words.secondEnd}
      </Label>
      <Label x={32} y={117} className="text-ink-2">
        {words.secondSource}
      </Label>
      {signed && (
        <>
          <path className="fill-mark stroke-on-mark" d={`M360 95v32h-${width}v-32z`} />
          <Label x={360 - width / 2} y={118} anchor="middle" className="text-on-mark">
            {signed}
          </Label>
        </>
      )}
    </Crop>
  );
}

const cellAt = (day: number): number => 104 + day * 55;

/** The shift that the program refuses, among those that it proposes. */
function RotaCrop({ words, ...rest }: ScreenCropProps<'rota'>) {
  const { name, shifts, refused } = rotaRows.find((row) => row.refused !== undefined)!;
  const days = listDays(words).slice(0, 5);
  const cells = (wanted: (day: number) => boolean) =>
    days.map((_, day) => (wanted(day) ? `M${cellAt(day)} 40h50v46h-50z` : '')).join('');
  const isOff = (day: number) => shifts[day] === ' ';
  return (
    <Crop {...rest}>
      <path className="fill-sunk stroke-none" d={cells(isOff)} />
      <path {...machineStroke} d={cells((day) => !isOff(day) && day !== refused)} />
      <path className="stroke-redline stroke-[2.5]" d={`${cells((day) => day === refused)}m15 23h20`} />
      <Label x={16} y={70}>
        {words[name]}
      </Label>
      {days.map((day, index) => (
        <g key={day}>
          <Label x={cellAt(index) + 25} y={27} anchor="middle" className="text-ink-2">
            {words[day]}
          </Label>
          <Label
            x={cellAt(index) + 25}
            y={70}
            anchor="middle"
            className={index === refused ? 'text-redline' : ''}
          >
            {findLetter(words, shifts[index]!)}
          </Label>
        </g>
      ))}
      <path className="fill-redline stroke-none" d="M16 108h4v26h-4z" />
      <Label x={32} y={128} className="text-redline font-semibold">
        {words.refusal}
      </Label>
    </Crop>
  );
}

const base = 118;

const bars = [
  { name: 'thirdBar', figure: 'thirdFigure', middle: 76, height: 68 },
  { name: 'fourthBar', figure: 'fourthFigure', middle: 196, height: 38 },
  { name: 'fifthBar', figure: 'fifthFigure', middle: 316, height: 86 },
] as const;

/** The bar that nobody has signed for, beside one that is corrected. */
function ReportCrop({ words, ...rest }: ScreenCropProps<'report'>) {
  const draw = (drawn: readonly (typeof bars)[number][]) =>
    drawn.map(({ middle, height }) => `M${middle - 40} ${base}v-${height}h80v${height}`).join('');
  const signed = words.signedBy ? bars.slice(0, -1) : [];
  return (
    <Crop {...rest}>
      <path className="fill-current" d={draw(signed)} />
      <path {...machineStroke} d={draw(bars.slice(signed.length))} />
      {words.struck && (
        <g className="stroke-redline">
          <path {...machineStroke} d={`M156 ${base - 38}v-10h80v10`} />
          <path d={`M156 ${base - 38}h80`} />
        </g>
      )}
      <path d={`M16 ${base}h360`} />
      {bars.map(({ name, figure, middle, height }) => (
        <g key={name}>
          {figure === 'fourthFigure' && words.struck ? (
            <Label x={middle} y={base - height - 18} anchor="middle" className="text-redline">
              <tspan textDecoration="line-through">{words.struck}</tspan>{' '}
              <tspan className="font-semibold">{words[figure]}</tspan>
            </Label>
          ) : (
            <Label x={middle} y={base - height - 8} anchor="middle">
              {words[figure]}
            </Label>
          )}
          <Label x={middle} y={base + 20} anchor="middle" className="text-ink-2">
            {words[name]}
          </Label>
        </g>
      ))}
    </Crop>
  );
}

/** What a product's card and the head of the products show of each screen. */
export const screenCrops = { lesson: LessonCrop, rota: RotaCrop, report: ReportCrop };

/** Each with the words that it has at first. */
export const firstScreenCrops = drawFirstWords(screenCrops, screenWords);
