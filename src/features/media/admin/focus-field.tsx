import { useId } from 'react';
import { focusAttributes, type Focus } from '#domain/uploads/focus.ts';

interface FocusFieldProps {
  url: string;
  value: Focus;
  onChange: (focus: Focus) => void;
}

const axes = [
  { axis: 'x', label: 'From the left' },
  { axis: 'y', label: 'From the top' },
] as const;

const step = 10;

const toStep = (share: number): number => Math.min(100, Math.max(0, Math.round((share * 100) / step) * step));

/** Sets what of a picture stays in view: by a click on it, or by two sliders. */
export function FocusField({ url, value, onChange }: FocusFieldProps) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="text-small font-medium">Focal point</legend>
      <p className="mt-1 text-fine text-ink-2">
        What stays in view where the picture is cropped: click on it, or use the sliders.
      </p>
      <div className="relative self-start border border-control bg-sunk">
        <img
          src={url}
          alt=""
          className="block max-h-96 max-w-full cursor-crosshair"
          onPointerDown={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            onChange({
              x: toStep((event.clientX - box.left) / box.width),
              y: toStep((event.clientY - box.top) / box.height),
            });
          }}
        />
        <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full overflow-visible">
          <circle cx={`${value.x}%`} cy={`${value.y}%`} r="11" className="fill-none stroke-ink stroke-4" />
          <circle cx={`${value.x}%`} cy={`${value.y}%`} r="11" className="fill-none stroke-paper stroke-2" />
        </svg>
      </div>
      <div className="flex flex-wrap gap-6">
        {axes.map(({ axis, label }) => (
          <label key={axis} htmlFor={`${id}-${axis}`} className="flex flex-col gap-1 text-small">
            <span>
              {label}: <span className="tabular-nums">{value[axis]}%</span>
            </span>
            <input
              id={`${id}-${axis}`}
              type="range"
              min={0}
              max={100}
              step={step}
              value={value[axis]}
              aria-label={`Focal point ${label.toLowerCase()}`}
              aria-valuetext={`${value[axis]}%`}
              onChange={({ currentTarget }) => onChange({ ...value, [axis]: Number(currentTarget.value) })}
              className="min-h-6 w-48 accent-petrol"
            />
          </label>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-4">
        {crops.map(({ name, className }) => (
          <figure key={name} className="flex flex-col gap-1">
            <img
              src={url}
              alt=""
              {...focusAttributes(value)}
              className={`border border-hairline bg-sunk object-cover ${className}`}
            />
            <figcaption className="text-fine text-ink-2">{name}</figcaption>
          </figure>
        ))}
      </div>
    </fieldset>
  );
}

/** The shapes that the site crops to. */
const crops = [
  { name: 'Article', className: 'aspect-video w-40' },
  { name: 'Case', className: 'aspect-3/2 w-32' },
  { name: 'Person', className: 'size-24' },
];
