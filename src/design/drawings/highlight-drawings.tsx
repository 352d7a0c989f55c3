import type { ComponentType } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { Arrow } from './parts/arrow.tsx';
import { Label } from './parts/label.tsx';
import { machineStroke } from './parts/line.ts';
import { SignOff } from './parts/sign-off.tsx';

/** The drawings that a highlight of the home page can have. */
export const highlightDrawings = {
  'ai-assisted-development': AiAssistedDevelopment,
  'automation-first': AutomationFirst,
  'smart-integration': SmartIntegration,
} satisfies Record<string, ComponentType<DrawingProps>>;

const aiAssistedDevelopmentWords =
  'Two bars: the estimate by hand, and the same work drafted, read and signed. The second one ends 40% sooner.';

/** One piece of work twice, to scale: by hand, and drafted then read by a person. The lower bar is 60 % long. */
function AiAssistedDevelopment({ label = aiAssistedDevelopmentWords, ...rest }: DrawingProps) {
  return (
    <Drawing {...rest} label={label} width={320} height={160} text="text-[13px]">
      <path d="M10 10v140M10 20h300v40H10zM130 90h60v40h-60z" />
      <path {...machineStroke} d="M10 90h120M10 130h120" />
      <Label x={24} y={45} className="font-sans text-[15px]">
        by hand
      </Label>
      <Label x={24} y={115} className="font-sans text-[15px]">
        draft
      </Label>
      <SignOff x={160} y={110} />
      <path strokeWidth={1.25} d="M310 68v74M198 110h112" />
      <Arrow from={[250, 110]} to={[190, 110]} />
      <Arrow from={[250, 110]} to={[310, 110]} />
      <Label x={250} y={101} anchor="middle" className="text-[17px]">
        40%
      </Label>
    </Drawing>
  );
}

const automationFirstWords =
  'Twenty code paths: nineteen run by themselves into a signed gate, and one is listed for a person.';

const untested = 13;
const paths = Array.from({ length: 20 }, (_, index) => ({ index, start: 53 + index * 3, y: 13 + index * 7 }));

/** Twenty code paths: nineteen (95 %) go through the signed gate, one ends open and is on the list. */
function AutomationFirst({ label = automationFirstWords, ...rest }: DrawingProps) {
  const tested = paths
    .filter(({ index }) => index !== untested)
    .map(({ start, y }) => `M10 ${start}C90 ${start} 90 ${y} 180 ${y}h20`);
  return (
    <Drawing {...rest} label={label} width={320} height={160} text="text-[13px]">
      <path {...machineStroke} strokeWidth={1.25} d={tested.join('')} />
      <path className="fill-mark" d="M200 6h20v95h-20zM200 107h20v46h-20z" />
      <path d="M10 48v67M10 92C90 92 90 104 170 104" />
      <circle cx={174} cy={104} r={4} />
      <Label x={236} y={62} className="text-[17px]">
        95%
      </Label>
      <path strokeWidth={1.25} d="M178 104h132" />
      <Label x={236} y={122} className="font-sans text-[15px]">
        1 listed
      </Label>
    </Drawing>
  );
}

const smartIntegrationWords =
  'Three systems, HL7, ISO 20022 and EDI, stay as they are; drafted connections join them to one signed line.';

/** Systems that stay as they are, brought to one level by drafted connections. */
function SmartIntegration({ label = smartIntegrationWords, ...rest }: DrawingProps) {
  return (
    <Drawing {...rest} label={label} width={320} height={160} text="text-[13px]">
      <path d="M10 30h70v50H10zM100 10h100v40H100zM220 40h60v60h-60zM10 140h270" />
      <g {...machineStroke}>
        <path d="M45 80v50M150 50v80M250 100v30" />
      </g>
      <path className="fill-current stroke-none" d="M39 128h12l-6 12zM144 128h12l-6 12zM244 128h12l-6 12z" />
      <Label x={45} y={60} anchor="middle">
        HL7
      </Label>
      <Label x={150} y={35} anchor="middle">
        ISO 20022
      </Label>
      <Label x={250} y={75} anchor="middle">
        EDI
      </Label>
      <SignOff x={295} y={140} />
    </Drawing>
  );
}
