import { useEffect, useRef, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#design/ui/button.tsx';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { FieldFrame } from '#design/ui/field-frame.tsx';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import { useFormParts, type FieldProps } from './form-parts.ts';
import { StringField } from './string-field.tsx';
import { addPoint, strokesBox, type PadPoint } from './strokes.ts';
import { toCleared } from './to-cleared.ts';
import { useUndo } from './use-undo.ts';

/** Strokes drawn with a mouse, a pen or a finger; with a keyboard, their path can be typed. */
export function StrokesField(props: FieldProps) {
  const { schema, value, path, label, isRequired, isNullable } = props;
  const { errors, onChange } = useFormParts();
  const strokes = typeof value === 'string' ? value : '';
  /** Where the current stroke ends; null between strokes. */
  const last = useRef<PadPoint | null>(null);
  const id = toFieldId(path);
  const { offer, withdraw, onKeyDown } = useUndo((cleared: string) => onChange(path, cleared));

  useEffect(() => {
    if (strokes) withdraw();
  });

  function clear() {
    flushSync(() => onChange(path, toCleared({ isRequired, isNullable }, '')));
    offer(`${label} cleared`, strokes);
  }

  function draw(event: PointerEvent<SVGSVGElement>) {
    const frame = event.currentTarget.getBoundingClientRect();
    const point: PadPoint = [
      ((event.clientX - frame.left) / frame.width) * strokesBox.width,
      ((event.clientY - frame.top) / frame.height) * strokesBox.height,
    ];
    const next = addPoint(strokes, last.current, point, schema.maxLength ?? Infinity);
    if (next === strokes) return;
    last.current = point;
    onChange(path, next);
  }

  return (
    <FieldFrame id={`${id}-pad`} label={label} hint={schema.description} error={errors[path]}>
      <svg
        id={`${id}-pad`}
        viewBox={`0 0 ${strokesBox.width} ${strokesBox.height}`}
        role="img"
        aria-label={strokes ? `${label}, drawn` : `${label}, empty`}
        className="w-full max-w-120 cursor-crosshair touch-none border border-control bg-sheet fill-none stroke-ink stroke-2"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = null;
          draw(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && last.current && draw(event)}
        onPointerUp={() => (last.current = null)}
      >
        <path strokeLinecap="round" strokeLinejoin="round" d={strokes} />
      </svg>
      <div className="flex flex-wrap items-start gap-3">
        <Button variant="secondary" size="compact" idle={!strokes} onKeyDown={onKeyDown} onClick={clear}>
          Clear {label.toLowerCase()}
        </Button>
        <details className="group grow text-small">
          <DisclosureSummary className="min-h-9">As path data</DisclosureSummary>
          <StringField
            {...props}
            label={`${label} as path data`}
            schema={{ ...schema, control: 'multiline', description: undefined }}
          />
        </details>
      </div>
    </FieldFrame>
  );
}
