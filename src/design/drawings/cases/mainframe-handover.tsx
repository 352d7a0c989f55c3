import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';
import { CaseScreen, CaseStamp, Red, Struck, type CaseDrawingProps } from './case-screen.tsx';

/** The screens in rows of twenty; these went back once before they stayed with the new system. */
const screens = 212;
const returned = new Set([8, 27, 31, 52, 76, 97, 103, 134, 158, 171, 195]);

/** The squares of the screens that did, or did not, return. Each begins where the one before it did. */
const squares = (didReturn: boolean): string =>
  Array.from({ length: screens }, (_, index) => {
    const row = index % 20 === 0 ? `M406 ${60 + (index / 20) * 18}` : 'm18 0';
    return row + (returned.has(index) === didReturn ? 'h12v12h-12z' : '');
  }).join('');

/** The results of one screen in the old system, light on dark, and facing them those of the new one; one differs. */
export function MainframeHandover({ words, ...rest }: CaseDrawingProps<'mainframe-handover'>) {
  const rows = [
    { name: words.first, old: words.firstOld },
    { name: words.second, old: words.secondOld, figure: words.secondFigure },
    { name: words.third, old: words.thirdOld, figure: words.thirdFigure },
    { name: words.fourth, old: words.fourthOld, figure: words.fourthFigure },
    { name: words.fifth, old: words.fifthOld, figure: words.fifthFigure },
  ];
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path className="fill-current" d="M16 56h186v280H16z" />
      <path {...machineStroke} d="M234 56h140v280H234z" />
      <path className="stroke-hairline" d="M16 112h358m-358 56h358m-358 56h358m-358 56h358" />
      <path d={[1, 2, 3, 4].map((row) => `M211 ${rowTop(row) + 25}h14m-14 6h14`).join('')} />
      <path
        className="stroke-redline"
        d={`M211 ${rowTop(0) + 25}h14m-14 6h14m-11 5l8-16M234 56h140v56H234z`}
      />
      {rows.map(({ name, old, figure }, row) => (
        <g key={row}>
          <g className="text-paper">
            <Label x={28} y={rowTop(row) + 22}>
              {name}
            </Label>
            <Label x={28} y={rowTop(row) + 42}>
              {old}
            </Label>
          </g>
          <Label x={246} y={rowTop(row) + 33}>
            {figure}
          </Label>
        </g>
      ))}
      <Struck x={246} y={rowTop(0) + 22}>
        {words.struck}
      </Struck>
      <Red x={246} y={rowTop(0) + 42}>
        {words.redFigure}
      </Red>
      <SignOff x={348} y={rowTop(0) + 28} />
      <path d="M0 354h390" />
      <Label x={16} y={392} className="text-ink-2">
        {words.count}
      </Label>
      <CaseStamp words={words} />
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

/** A row is 56 high. */
const rowTop = (row: number): number => 56 + row * 56;
