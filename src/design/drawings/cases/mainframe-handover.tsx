import { Label } from '../parts/label.tsx';
import {
  below,
  CaseRow,
  CaseRows,
  CaseScreen,
  CaseStamp,
  Correction,
  type CaseDrawingProps,
} from './case-screen.tsx';

/** The screens in rows of eight; `moved` of them are behind the new system, and the next one is on its way. */
const screens = 40;
const moved = 33;

const cornerOf = (index: number) => [410 + (index % 8) * 45, 62 + Math.floor(index / 8) * 44] as const;

const frames = Array.from({ length: screens }, (_, index) => {
  const [x, y] = cornerOf(index);
  return `M${x} ${y}h34v34h-34z`;
}).join('');

const fillings = Array.from({ length: moved }, (_, index) => {
  const [x, y] = cornerOf(index);
  return `M${x + 6} ${y + 6}h22v22h-22z`;
}).join('');

const [nextX, nextY] = cornerOf(moved);

/** One screen’s results from the old system and the new; one difference is corrected, and the screen is signed. */
export function MainframeHandover({ words, ...rest }: CaseDrawingProps<'mainframe-handover'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <CaseRows ticked={[0, 1, 2, 3]}>
        <CaseRow row={0} name={words.first}>
          <Correction now={words.redFigure}>{words.struck}</Correction>
          <Old>{words.firstOld}</Old>
        </CaseRow>
        <FigureRow row={1} name={words.second} figure={words.secondFigure} old={words.secondOld} />
        <FigureRow row={2} name={words.third} figure={words.thirdFigure} old={words.thirdOld} />
        <FigureRow row={3} name={words.fourth} figure={words.fourthFigure} old={words.fourthOld} />
        <FigureRow row={4} name={words.fifth} figure={words.fifthFigure} old={words.fifthOld} />
      </CaseRows>
      <CaseStamp words={words} />
      <path d={frames} />
      <path className="fill-current stroke-none" d={fillings} />
      <path strokeDasharray="6 4" strokeDashoffset={3} d={`M${nextX + 6} ${nextY + 6}h22v22h-22z`} />
      <Label x={410} y={318}>
        {words.progress}
      </Label>
      <path className="stroke-hairline" d="M410 336h350M410 376h350" />
      <Label x={410} y={362}>
        {words.ours}
      </Label>
      <Label x={410} y={402}>
        {words.theirs}
      </Label>
    </CaseScreen>
  );
}

interface FigureRowProps {
  row: number;
  name: string | undefined;
  figure: string | undefined;
  old: string | undefined;
}

function FigureRow({ row, name, figure, old }: FigureRowProps) {
  return (
    <CaseRow row={row} name={name}>
      <Label x={0} y={below}>
        {figure}
      </Label>
      <Old>{old}</Old>
    </CaseRow>
  );
}

/** What the old system says. */
function Old({ children }: { children: string | undefined }) {
  return (
    <Label x={152} y={below} className="text-ink-2">
      {children}
    </Label>
  );
}
