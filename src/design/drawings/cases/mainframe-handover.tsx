import { Label } from '../parts/label.tsx';
import { below, CaseRow, CaseRows, Correction } from './case-rows.tsx';
import { CaseScreen, Red, type CaseDrawingProps } from './case-screen.tsx';

/** The screens in rows of twenty; these went back once before they stayed with the new system. */
const screens = 212;
const returned = new Set([8, 27, 31, 52, 76, 97, 103, 134, 158, 171, 195]);

/** The squares of the screens that did, or did not, return. Each begins where the one before it did. */
const squares = (didReturn: boolean): string =>
  Array.from({ length: screens }, (_, index) => {
    const row = index % 20 === 0 ? `M406 ${60 + (index / 20) * 18}` : 'm18 0';
    return row + (returned.has(index) === didReturn ? 'h12v12h-12z' : '');
  }).join('');

/** One screen’s results from the old system and the new; one difference is corrected, and the screen is signed. */
export function MainframeHandover({ words, ...rest }: CaseDrawingProps<'mainframe-handover'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <CaseRows ticked={[0, 1, 2, 3, 4]} words={words}>
        <CaseRow row={0} name={words.first}>
          <Correction now={words.redFigure}>{words.struck}</Correction>
          <Old>{words.firstOld}</Old>
        </CaseRow>
        <FigureRow row={1} name={words.second} figure={words.secondFigure} old={words.secondOld} />
        <FigureRow row={2} name={words.third} figure={words.thirdFigure} old={words.thirdOld} />
        <FigureRow row={3} name={words.fourth} figure={words.fourthFigure} old={words.fourthOld} />
        <FigureRow row={4} name={words.fifth} figure={words.fifthFigure} old={words.fifthOld} />
      </CaseRows>
      <path className="fill-current stroke-none" d={squares(false)} />
      <path className="fill-redline stroke-none" d={squares(true)} />
      <Red x={406} y={282}>
        {words.returned}
      </Red>
      <path className="stroke-hairline" d="M390 297h390M390 338h390M390 379h390" />
      <Label x={406} y={323}>
        {words.progress}
      </Label>
      <Label x={406} y={364}>
        {words.ours}
      </Label>
      <Label x={406} y={405}>
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
    <Label x={312} y={below} anchor="end" className="text-ink-2">
      {children}
    </Label>
  );
}
