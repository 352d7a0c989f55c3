import type { Labels } from '#content/labels.schema.ts';
import type { RecordSheet } from '#content/record.schema.ts';
import type { Legend } from '../portfolio/case-legend.tsx';
import { ScreenStamp, screenTitle } from '../products/screens/screen-frame.tsx';
import { Signed, Value } from './record-sheet.tsx';

interface AnnotatedRecordProps {
  record: RecordSheet;
  legend: Legend;
  labels: Labels;
}

/** A sheet of the work, large: beside the first line of each kind what its mark means; a phone has these lines alone. */
export function AnnotatedRecord({ record, legend, labels }: AnnotatedRecordProps) {
  const { title, note, items, foot, stamp, stampedBy } = record;
  const notes = [
    { row: items.find(({ struck }) => struck), words: legend.correction, look: 'text-redline' },
    { row: items.find(({ struck, isSigned }) => isSigned && !struck), words: legend.signature, look: '' },
    {
      row: items.find(({ struck, isSigned }) => !isSigned && !struck),
      words: legend.draft,
      look: 'annotation-draft',
    },
  ];
  return (
    <figure className="annotated">
      <div className="border border-ink bg-sheet">
        <p className={`${screenTitle} flex-wrap gap-y-0`}>
          {title}
          <span className="text-small font-normal text-ink-2 max-md:hidden">{note}</span>
        </p>
        <ul>
          {items.map((row) => {
            const annotation = notes.find((one) => one.row === row);
            return (
              <li
                key={row.label}
                className="annotated-line relative grid items-center gap-x-4 border-hairline px-4 py-2 wrap-anywhere not-first:border-t"
              >
                <span className="text-small text-ink-2">{row.label}</span>
                <Value row={row} />
                <span className="annotated-tick">
                  <Signed row={row} labels={labels} />
                </span>
                {annotation && (
                  <span className={`annotation text-fine text-ink-2 ${annotation.look}`}>
                    {annotation.words}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        {(foot ?? stamp ?? stampedBy) && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-ink px-4 py-3 text-small text-ink-2">
            <span className="flex-1 basis-28">{foot}</span>
            <ScreenStamp stamp={stamp} stampedBy={stampedBy} />
          </div>
        )}
      </div>
    </figure>
  );
}
