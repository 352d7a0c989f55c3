import { Drawing } from './drawing.tsx';
import type { DrawingProps } from './drawing.tsx';
import { Arrow } from './parts/arrow.tsx';
import { Label } from './parts/label.tsx';
import { machineStroke } from './parts/line.ts';

interface NotFoundDrawingProps extends DrawingProps {
  /** The words in it; one that is missing is left out. */
  parts?: { [Part in 'first' | 'second' | 'missing' | 'correction']?: string | undefined };
}

/** The 404 page's drawing: a sheet that does not exist, crossed out, and the way to the first one. */
export function NotFoundDrawing({ parts = {}, ...rest }: NotFoundDrawingProps) {
  return (
    <Drawing {...rest} part="19 46 602 256" width={602} height={256} line="stroke-[1.5]">
      <path className="fill-sheet" d="M20 110h160v190H20zM220 110h160v190H220z" />
      <path d="M20 256h160M140 256v44M220 256h160M340 256v44" />
      <path d="M40 140h40v30H40zM120 140h40v30h-40zM80 155h40M240 130h100M240 146h120M240 162h80" />
      <path {...machineStroke} d="M80 200h40v30H80zM100 170v30M460 110h160v190H460zM240 190h120v50H240z" />
      <path className="stroke-redline" d="M485 140l110 130M595 140l-110 130" />
      <g className="max-sm:hidden">
        <Notes parts={parts} size={12} />
      </g>
      <g className="sm:hidden">
        <Notes parts={parts} size={24} />
      </g>
    </Drawing>
  );
}

/** The lettering, in letters of this size. */
function Notes({ parts, size }: Required<Pick<NotFoundDrawingProps, 'parts'>> & { size: number }) {
  const low = size * 0.36;
  const from = 608 - (parts.missing ?? '').length * size * advance;
  return (
    <g fontSize={size}>
      <Label x={160} y={278 + low} anchor="middle">
        {parts.first}
      </Label>
      <Label x={360} y={278 + low} anchor="middle">
        {parts.second}
      </Label>
      <Label x={620} y={82 + low} anchor="end">
        {parts.missing}
      </Label>
      <g className="text-redline">
        <path d={`M${from} 82H100V98`} />
        <Arrow from={[100, 82]} to={[100, 106]} />
        <Label x={(from + 100) / 2} y={72} anchor="middle">
          {parts.correction}
        </Label>
      </g>
    </g>
  );
}

/** The width of a letter of the mono font in its size. */
const advance = 0.6;
