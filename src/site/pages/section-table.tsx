import { ScrollRegion } from '#design/ui/scroll-region.tsx';

interface SectionTableProps {
  heading: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table whose first cells name their rows, figures at the right; on narrow screens it scrolls horizontally. */
export function SectionTable({ heading, columns, rows }: SectionTableProps) {
  const cellClasses = columns.map((_, index) =>
    index > 0 && rows.every((cells) => isFigure(cells[index] ?? '')) ? 'own-figure' : '',
  );
  return (
    <ScrollRegion label={heading} className="table-scroll own-rows">
      <table className="own-table w-full border-collapse text-start text-small md:text-body">
        <thead>
          <tr className="border-b border-ink text-small">
            {columns.map((column, index) => (
              <th key={column} scope="col" className={cellClasses[index]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('\n')} className="border-b border-hairline">
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]} className={cellClasses[index] || 'text-ink-2'}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** A number with at most a sign or a currency before it and a unit of one word after it, such as "$6.80" or "90 days"; or a dash for none. */
const isFigure = (cell: string): boolean =>
  /^(?:[^\p{L}\d]{0,3}(?:[A-Z]{3} )?\d[\d.,’']*\s?(?:[%€£¥°]|\p{L}{1,6})?|[-–—]?)$/u.test(cell.trim());
