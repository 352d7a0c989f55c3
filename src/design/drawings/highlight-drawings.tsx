import type { ComponentType } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { machineStroke } from './parts/line.ts';
import { SignOffs } from './parts/sign-off.tsx';

/** The drawings that a highlight of the home page can have. */
export const highlightDrawings = {
  'ai-assisted-development': AiAssistedDevelopment,
  'automation-first': AutomationFirst,
  'smart-integration': SmartIntegration,
} satisfies Record<string, ComponentType<DrawingProps>>;

const aiAssistedDevelopmentWords =
  'A file that AI drafted in dashes. An engineer has struck one line in red, written another below it, and ticked each part in yellow.';

/** A drafted file under review: one line is replaced, and its parts are signed. */
function AiAssistedDevelopment({ label = aiAssistedDevelopmentWords, ...rest }: DrawingProps) {
  return (
    <Drawing {...rest} label={label} width={320} height={160}>
      <path d="M1 10h318v140H1zM1 34h318M40 34v116M260 34v116" />
      <path className="stroke-control" d="M14 22h64M16 52h10M16 72h10M16 92h10M16 112h10M16 132h10" />
      <path {...machineStroke} d="M56 52h120M56 72h170M76 92h120M56 132h80" />
      <path className="stroke-redline" d="M70 96l132-8M76 112h150" />
      <SignOffs
        at={[
          [290, 56],
          [290, 92],
          [290, 128],
        ]}
      />
    </Drawing>
  );
}

const automationFirstWords =
  'Twenty code paths: nineteen run by themselves into a signed gate, and one is written in red on a list for a person.';

const untested = 13;
const paths = Array.from({ length: 20 }, (_, index) => ({ index, start: 53 + index * 3, y: 13 + index * 7 }));

/** Twenty code paths: nineteen (95 %) go through the signed gate, one ends open and is on the list. */
function AutomationFirst({ label = automationFirstWords, ...rest }: DrawingProps) {
  const tested = paths
    .filter(({ index }) => index !== untested)
    .map(({ start, y }) => `M1 ${start}C81 ${start} 81 ${y} 172 ${y}h20`);
  return (
    <Drawing {...rest} label={label} width={320} height={160}>
      <path {...machineStroke} strokeWidth={1.25} d={tested.join('')} />
      <path className="fill-mark" d="M192 6h20v95h-20zM192 107h20v46h-20z" />
      <path d="M1 48v67M1 92C81 92 81 104 162 104M170 104h59M231 66h88v76h-88z" />
      <circle cx={166} cy={104} r={4} />
      <path className="stroke-control" d="M245 84h60M245 124h34" />
      <path className="stroke-redline" d="M245 104h60" />
    </Drawing>
  );
}

const smartIntegrationWords =
  'The records of two systems side by side. Dashes join each field to its counterpart; two pairs that were crossed are put right in red, and all are ticked in yellow.';

/** Fields of two systems, joined by a machine, two of them corrected, and all signed. */
function SmartIntegration({ label = smartIntegrationWords, ...rest }: DrawingProps) {
  return (
    <Drawing {...rest} label={label} width={320} height={160}>
      <path d="M1 10h110v140H1zM1 34h110M189 10h130v140H189zM189 34h130" />
      <path
        className="stroke-control"
        d="M14 22h44M202 22h64M14 56h64M14 92h80M14 128h50M202 56h40M202 92h54M202 128h30"
      />
      <path {...machineStroke} d="M111 56h78M111 92l78 36M111 128l78-36" />
      <path className="stroke-redline" d="M111 92h78M111 128h78M141 98l18 24M159 98l-18 24" />
      <SignOffs
        at={[
          [292, 56],
          [292, 92],
          [292, 128],
        ]}
      />
    </Drawing>
  );
}
