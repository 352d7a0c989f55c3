import { Drawing, type DrawingProps } from './drawing.tsx';
import { machineStroke } from './parts/line.ts';

/** A machine's dashed line, gone over with the checker's two pencils: yellow where it is right, red where it changes. */
export function PencilDrawing(props: DrawingProps) {
  return (
    <Drawing {...props} width={408} height={132}>
      <path className="stroke-mark stroke-[14]" d="M4 118h122" />
      <path {...machineStroke} d="M0 118h408" />
      <path className="stroke-[3]" stroke={pencilRed} d="M176 128l92-20" />
      <Pencil tip="126 118" color="var(--mark)" />
      <Pencil tip="268 108" color={pencilRed} />
    </Drawing>
  );
}

/** The light theme's red in both: a pencil does not change its color. */
export const pencilRed = 'oklch(0.56 0.2 27)';

/** A pencil that leans to the right of its tip: its point and its end in the color of what it marks. */
export const Pencil = ({ tip, color }: { tip: string; color: string }) => (
  <g transform={`translate(${tip}) rotate(-36)`}>
    <path className="fill-sheet" d="M0 0l30-14v28z" />
    <path className="stroke-none" fill={color} d="M0 0l13-6v12z" />
    <path d="M30-14h128v28H30zM30-5h112M30 5h112" />
    <path fill={color} d="M142-14h16v28h-16z" />
  </g>
);
