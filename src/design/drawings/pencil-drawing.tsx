import { Drawing, type DrawingProps } from './drawing.tsx';
import { machineStroke } from './parts/line.ts';

const line = 'M80 0V336';

/** A machine's dashed line, gone over with the checker's two pencils: yellow where it is right, red where it changes. */
export function PencilDrawing(props: DrawingProps) {
  return (
    <Drawing {...props} width={160} height={336}>
      <path className="stroke-mark stroke-[14]" d="M80 8v124" />
      <path {...machineStroke} d={line} />
      <path className="stroke-redline stroke-[3]" d="M52 262l46-18M52 276l46-18" />
      <Pencil tip="M86 132" className="fill-mark" />
      <Pencil tip="M98 244" className="fill-redline" />
    </Drawing>
  );
}

/** A pencil that leans to the right of its tip: its point in the color of what it marks. */
function Pencil({ tip, className }: { tip: string; className: string }) {
  return (
    <>
      <path className="fill-sheet" d={`${tip}l8-30 18 10z`} />
      <path className={`${className} stroke-none`} d={`${tip}l3-11 7 4z`} />
      <path className={className} d={`${tip}m8-30l34-60 18 10-34 60z`} />
    </>
  );
}
