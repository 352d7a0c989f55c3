import { Figure } from './figure.tsx';
import type { FigureProps } from './figure.tsx';
import { Arrow } from './parts/arrow.tsx';
import { Cloud } from './parts/cloud.tsx';
import { Dimension } from './parts/dimension.tsx';
import { Label } from './parts/label.tsx';
import { drawnOnce, strokeOf } from './parts/line.ts';
import { Node } from './parts/node.tsx';
import { Path } from './parts/path.tsx';
import { Revision } from './parts/revision.tsx';
import { SignOff } from './parts/sign-off.tsx';
import { Stamp } from './parts/stamp.tsx';

const words =
  'A claims service, drawn and checked: what the model drafts is dashed, what a person checks is solid. A retry that ' +
  'booked one claim three times is circled in red and corrected; the rest is signed in yellow.';

/** The home page's drawing: a claims service as the machine drafted it and an engineer checked it. */
export function HeroDrawing({ label = words, ...rest }: FigureProps) {
  return (
    <Figure {...rest} label={label} width={640} height={560} text="text-[20px] sm:text-[17px]">
      <Sheet />
      <Drafted />
      <Approved />
      <Dimension from={[210, 50]} to={[610, 50]} value="p95 180 ms" gap={170} reach={40} signed />
      <Correction />
      <TitleBlock />
    </Figure>
  );
}

/** The sheet, its border and the zone ticks along it. */
function Sheet() {
  return (
    <>
      <path className="fill-sheet" d="M1 1h638v558H1z" />
      <path strokeWidth={1.25} d="M160 1v10M320 1v10M480 1v10M1 152h10M1 306h10M639 152h-10M639 306h-10" />
    </>
  );
}

/** What the machine drew: intake, model, the page it drafts, and the retry that is wrong. */
function Drafted() {
  return (
    <g {...strokeOf('machine')}>
      <Node x={210} y={100} width={160} height={60} label="intake" />
      <Path
        points={[
          [370, 130],
          [450, 130],
        ]}
        arrow
      />
      <Node x={450} y={100} width={160} height={60} label="model" />
      <Path
        points={[
          [530, 160],
          [530, 195],
        ]}
        arrow
      />
      <path d="M490 195h60l20 20v60h-80zM550 195v20h20" />
      <path strokeWidth={1.25} d="M505 215h30M505 235h50M505 255h50" />
      <Path
        points={[
          [530, 275],
          [530, 310],
        ]}
        arrow
      />
      <Path
        points={[
          [290, 160],
          [290, 310],
        ]}
        arrow
      />
    </g>
  );
}

/** What people do: the channels claims come by, the review, and the ledger only reviewed claims reach. */
function Approved() {
  return (
    <>
      <path
        {...drawnOnce}
        d="M30 60h110v40H30zM30 110h110v40H30zM30 160h110v40H30zM140 80h30v100h-30M140 130h70"
      />
      <Arrow from={[140, 130]} to={[210, 130]} />
      <Label x={85} y={86} anchor="middle">
        email
      </Label>
      <Label x={85} y={136} anchor="middle">
        portal
      </Label>
      <Label x={85} y={186} anchor="middle">
        phone
      </Label>
      <Node x={450} y={310} width={160} height={60} label="reviewer" drawn />
      <Path
        points={[
          [450, 340],
          [370, 340],
        ]}
        arrow
        drawn
      />
      <SignOff x={412} y={340} />
      <path {...drawnOnce} d="M210 310h160v130H210zM210 350h160" />
      <path className="fill-mark stroke-none" d="M220 317h140v26h-140z" />
      <Label x={290} y={336} anchor="middle" className="text-on-mark">
        ledger
      </Label>
      <path strokeWidth={1.25} d="M210 380h160M210 410h160M290 350v90" />
      <g className="text-[14px] max-sm:hidden">
        <Label x={222} y={370}>
          C-1042
        </Label>
        <Label x={222} y={400}>
          C-1042
        </Label>
        <Label x={222} y={430}>
          C-1042
        </Label>
        <Label x={358} y={370} anchor="end">
          96
        </Label>
        <Label x={358} y={400} anchor="end">
          96
        </Label>
        <Label x={358} y={430} anchor="end">
          96
        </Label>
      </g>
    </>
  );
}

/** The checker's red: the retry struck, the row it wrote twice, and what was missing. */
function Correction() {
  return (
    <>
      <Label x={312} y={236}>
        retry ×3
      </Label>
      <Cloud x={240} y={190} width={200} height={80} />
      <Revision x={446} y={182} number={1} />
      <g className="text-redline">
        <path {...drawnOnce} d="M304 230h120M216 395h148M216 425h148" />
        <path {...drawnOnce} strokeWidth={1.25} d="M229 250l-25 25H30" />
        <Label x={30} y={266} className="font-sans">
          + idempotency key
        </Label>
      </g>
    </>
  );
}

/** The general notes and the title block along the foot of the sheet. */
function TitleBlock() {
  return (
    <>
      <g className="font-sans text-[15px] max-sm:hidden">
        <Label x={30} y={336} className="font-semibold">
          Notes
        </Label>
        <Label x={30} y={370}>
          1 One row for each key.
        </Label>
        <Label x={30} y={400}>
          2 No row unreviewed.
        </Label>
      </g>
      <path strokeWidth={1.25} d="M1 470h638M250 470v89M450 470v89M250 515h200" />
      <Label x={30} y={512} className="font-sans text-[26px] font-semibold">
        Claims intake
      </Label>
      <Label x={30} y={540} className="text-ink-2">
        sheet 1
      </Label>
      <g className="font-sans">
        <Label x={268} y={499}>
          Drafted: model
        </Label>
        <Label x={268} y={544}>
          Checked: J. Marsh
        </Label>
      </g>
      <Stamp x={466} y={446} width={158} height={80} heading="CHECKED" signature="JM 14 MAR" />
    </>
  );
}
