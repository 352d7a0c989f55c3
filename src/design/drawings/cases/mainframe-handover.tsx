import { Fragment } from 'react';
import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { RowSigns, SignOff } from '../parts/sign-off.tsx';
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
      <path className="fill-current" d="M0 44h202v310H0z" />
      <path className="stroke-hairline" d="M0 106h390M0 168h390M0 230h390M0 292h390" />
      <path d={`M211 134${'h14m-14 6h14m-14 56'.repeat(4)}`} />
      <path {...machineStroke} d={`M234 114${`${box}m0 62`.repeat(4)}`} />
      <g className="text-redline">
        <path d="M211 72h14m-14 6h14m-11 5l8-16" />
        <path {...machineStroke} d={`M234 52${box}`} />
      </g>
      <g className="text-paper">
        {rows.map(({ name, old }, row) => (
          <Fragment key={row}>
            <Label x={16} y={rowTop(row) + 25}>
              {name}
            </Label>
            <Label x={16} y={rowTop(row) + 46}>
              {old}
            </Label>
          </Fragment>
        ))}
      </g>
      {rows.map(({ figure }, row) => (
        <Label key={row} x={246} y={rowTop(row) + 36}>
          {figure}
        </Label>
      ))}
      <Struck x={246} y={rowTop(0) + 26}>
        {words.struck}
      </Struck>
      <Red x={246} y={rowTop(0) + 46}>
        {words.redFigure}
      </Red>
      <RowSigns at={equal.map((row) => [352, rowTop(row) + 31])} />
      <SignOff x={348} y={rowTop(0) + 31} />
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

/** The rows in which old and new system agree. */
const equal = [1, 2, 3, 4];

/** A row is 62 high. */
const rowTop = (row: number): number => 44 + row * 62;

/** Around what the new system says, 8 below its row's top. */
const box = 'h140v46h-140z';
