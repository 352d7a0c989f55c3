import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';
import { Stamp } from '../parts/stamp.tsx';
import { CaseScreen, Struck, type CaseDrawingProps } from './case-screen.tsx';

/** A learner’s page with drafted comments beside it; the tutor strikes one, rewrites it, and signs the grade. */
export function MarkingDesk({ words, ...rest }: CaseDrawingProps<'marking-desk'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path d="M20 72h200v424H20z" />
      <path
        className="stroke-control"
        d="M36 100h92M36 132h168M36 152h160M36 172h168M36 192h120M36 226h168M36 246h168M36 266h96M36 300h160M36 320h168M36 340h168M36 360h140M36 394h168M36 414h104"
      />
      <path {...machineStroke} d="M130 192h60l50-84M150 266h40l50-22M180 360h20l40 24" />
      <path {...machineStroke} d="M240 78h210v54H240zM240 216h210v44H240zM240 364h210v44H240z" />
      <Struck x={252} y={101}>
        {words.struck}
      </Struck>
      <g className="text-redline">
        <Label x={252} y={124} className="font-semibold">
          {words.correction}
        </Label>
      </g>
      <Label x={252} y={243}>
        {words.second}
      </Label>
      <Label x={252} y={391}>
        {words.third}
      </Label>
      <SignOff x={424} y={238} />
      <SignOff x={424} y={386} />
      <path d="M474 48v472" />
      <path className="stroke-hairline" d="M474 102h306M474 156h306M474 210h306M474 264h306" />
      <Label x={494} y={82}>
        {words.firstCriterion}
      </Label>
      <Label x={494} y={136}>
        {words.secondCriterion}
      </Label>
      <Label x={494} y={190}>
        {words.thirdCriterion}
      </Label>
      <Label x={494} y={244}>
        {words.fourthCriterion}
      </Label>
      <SignOff x={742} y={76} />
      <SignOff x={742} y={130} />
      <SignOff x={742} y={184} />
      <path d="M724 225h36v26h-36z" />
      <Label x={494} y={310} className="text-ink-2">
        {words.gradeNote}
      </Label>
      <path d="M494 326h120v60H494z" />
      <Label x={514} y={363} className="font-semibold text-[20px]">
        {words.grade}
      </Label>
      <Stamp x={604} y={420} width={150} height={62} heading={words.stamp} signature={words.stampedBy} />
    </CaseScreen>
  );
}
