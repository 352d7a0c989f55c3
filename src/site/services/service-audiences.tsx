import type { Labels } from '#content/labels.schema.ts';
import type { ServicesPage } from '#content/services.schema.ts';
import { RecordLines } from './record-sheet.tsx';

interface ServiceAudiencesProps {
  items: ServicesPage['audiences']['items'];
  labels: Labels;
}

/** The sizes of organization side by side: each name above the team and a sheet of it, if it has one, and what that means. */
export function ServiceAudiences({ items, labels }: ServiceAudiencesProps) {
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {items.map(({ id, title, size, lines = [], text, points }) => (
        <li key={id} id={id}>
          <div className={`border-ink ${lines.length > 0 ? 'border bg-sheet' : 'border-t'}`}>
            <div className={lines.length > 0 ? 'px-4 py-2' : 'pt-3'}>
              <h3 className={size ? 'text-small' : 'text-h3'}>{title}</h3>
              {size && <p className="text-h3 font-[560] tracking-tight [font-stretch:112%]">{size}</p>}
            </div>
            <RecordLines lines={lines} labels={labels} />
          </div>
          <p className="mt-3 text-small text-ink-2">{text}</p>
          <ul className="mt-2 text-small font-medium">
            {points.map((point) => (
              <li key={point} className="border-t border-hairline py-1">
                {point}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
