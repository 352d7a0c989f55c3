import { Drawing } from './drawing.tsx';
import type { DrawingProps } from './drawing.tsx';
import { Arrow } from './parts/arrow.tsx';
import { Label } from './parts/label.tsx';
import { Leader } from './parts/leader.tsx';
import { machineStroke } from './parts/line.ts';

interface NotFoundDrawingProps extends DrawingProps {
  /** The words in it; one that is missing is left out. */
  parts?: { [Part in 'first' | 'second' | 'missing' | 'correction']?: string | undefined };
}

/** The 404 page's drawing: a reference to a sheet that does not exist, corrected to the first one. */
export function NotFoundDrawing({ parts = {}, ...rest }: NotFoundDrawingProps) {
  return (
    <Drawing {...rest} width={640} height={320} text="text-[26px]">
      <path className="fill-sheet" d="M20 120h160v180H20zM220 120h160v180H220z" />
      <path strokeWidth={1.25} d="M20 270h160M140 270v30M220 270h160M340 270v30" />
      <path d="M40 150h40v30H40zM120 150h40v30h-40zM80 165h40M240 140h100M240 156h120M240 172h80" />
      <path {...machineStroke} d="M80 210h40v30H80zM100 180v30M460 120h160v180H460zM240 200h120v50H240z" />
      <Label x={160} y={292} anchor="middle">
        {parts.first}
      </Label>
      <Label x={360} y={292} anchor="middle">
        {parts.second}
      </Label>
      <Leader to={[540, 215]} at={[476, 80]} shoulder={148}>
        {parts.missing}
      </Leader>
      <g className="text-redline">
        <path d="M470 67h152M334 67H100v41" />
        <Arrow from={[100, 80]} to={[100, 116]} />
        <Label x={346} y={73}>
          {parts.correction}
        </Label>
      </g>
    </Drawing>
  );
}
