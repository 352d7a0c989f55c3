import type { ComponentType } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { machineStroke } from './parts/line.ts';

/** The teams that the sizes of organization have, by how many people answer for the work. */
export const teamDrawings = {
  two: TwoDrawing,
  one: OneDrawing,
  many: ManyDrawing,
} satisfies Record<string, ComponentType<DrawingProps>>;

const person = (x: number): string =>
  `M${x - 8} 24a8 8 0 1 0 16 0a8 8 0 1 0-16 0M${x - 17} 62c0-20 6-25 17-25s17 5 17 25`;

/** Two engineers, and what they show early. */
function TwoDrawing(props: DrawingProps) {
  return (
    <Drawing {...props} width={180} height={64} line="stroke-[1.5]">
      <path d={`${person(20)}${person(64)}M0 62h180`} />
      <path {...machineStroke} d="M112 12h40v50h-40z" />
      <path d="M120 24h24M120 33h16M120 42h20" />
    </Drawing>
  );
}

/** One contact, with lines to the things that a business has. */
function OneDrawing(props: DrawingProps) {
  return (
    <Drawing {...props} width={180} height={64} line="stroke-[1.5]">
      <path d={`${person(20)}M0 62h180M42 44h26M68 12v50M68 12h18M68 44h18`} />
      <path d="M86 4h32v18H86zM92 10h20M92 16h12M86 36h32v18H86zM94 36v18M102 36v18" />
      <path {...machineStroke} d="M118 12h20v32h-20" />
    </Drawing>
  );
}

/** A board at its table, one from each desk. */
function ManyDrawing(props: DrawingProps) {
  return (
    <Drawing {...props} width={180} height={64} line="stroke-[1.5]">
      <path d={[18, 54, 90, 126, 162].map(person).join('')} />
      <path d="M0 62h180" />
    </Drawing>
  );
}
