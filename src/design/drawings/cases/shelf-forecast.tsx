import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';
import { Stamp } from '../parts/stamp.tsx';
import { CaseScreen, Correction, Proposal, type CaseDrawingProps } from './case-screen.tsx';

/** An order for one store with forecasts; the manager types another figure for one line, and signs. Beside it is the sales chart. */
export function ShelfForecast({ words, ...rest }: CaseDrawingProps<'shelf-forecast'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path className="fill-sunk stroke-none" d="M0 49h449v90H0z" />
      <path d="M450 48v472" />
      <path className="stroke-hairline" d="M0 139h450M0 229h450M0 319h450M0 409h450" />
      <Label x={20} y={82}>
        {words.first}
      </Label>
      <Correction x={20} y={117} now={words.redNote}>
        {words.firstFigure}
      </Correction>
      <Label x={20} y={172}>
        {words.second}
      </Label>
      <Proposal x={20} y={207}>
        {words.secondFigure}
      </Proposal>
      <Label x={20} y={262}>
        {words.third}
      </Label>
      <Proposal x={20} y={297}>
        {words.thirdFigure}
      </Proposal>
      <Label x={20} y={352}>
        {words.fourth}
      </Label>
      <Proposal x={20} y={387}>
        {words.fourthFigure}
      </Proposal>
      <Label x={20} y={442}>
        {words.fifth}
      </Label>
      <Proposal x={20} y={477}>
        {words.fifthFigure}
      </Proposal>
      <Label x={250} y={207} className="text-ink-2">
        {words.secondRange}
      </Label>
      <Label x={250} y={297} className="text-ink-2">
        {words.thirdRange}
      </Label>
      <Label x={250} y={387} className="text-ink-2">
        {words.fourthRange}
      </Label>
      <SignOff x={416} y={94} />
      <SignOff x={416} y={184} />
      <SignOff x={416} y={274} />
      <SignOff x={416} y={364} />
      <path className="stroke-hairline" d="M474 130h286M474 200h286M474 270h286" />
      <path d="M474 330h286M474 326v8M515 326v8M556 326v8M597 326v8M638 326v8M679 326v8M720 326v8M760 326v8" />
      <path d="M474 268l41-18 41 14 41-60" />
      <path d="M597 84v270" />
      <path {...machineStroke} d="M597 204l41 44 41-138 41 122 40 8" />
      <path {...machineStroke} className="stroke-ink-2" d="M597 204l163-62M597 204l163 88" />
      <g className="text-redline">
        <path d="M638 248l41-52 41 36M668 99l22 22M668 121l22-22" />
        <Label x={612} y={84}>
          {words.chartNote}
        </Label>
      </g>
      <Label x={588} y={352} anchor="end" className="text-ink-2">
        {words.today}
      </Label>
      <Label x={608} y={352} className="text-ink-2">
        {words.forecast}
      </Label>
      <Label x={474} y={398} className="text-ink-2">
        {words.waste}
      </Label>
      <path d="M474 412h60v14h-60zM474 436h92v14h-92z" />
      <Label x={544} y={424}>
        {words.firstBar}
      </Label>
      <Label x={576} y={448}>
        {words.secondBar}
      </Label>
      <Stamp x={606} y={440} width={150} height={62} heading={words.stamp} signature={words.stampedBy} />
    </CaseScreen>
  );
}
