import { ScrollRegion } from '#design/ui/scroll-region.tsx';

interface SectionTableProps {
  heading: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table whose first cells name their rows; on narrow screens it scrolls horizontally. */
export function SectionTable({ heading, columns, rows }: SectionTableProps) {
  return (
    <ScrollRegion label={heading} className="table-scroll">
      <table className="w-full border-collapse text-start text-small">
        <thead>
          <tr className="border-b border-ink">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-3 pr-6 text-start font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('\n')} className="border-b border-hairline align-top">
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row" className="py-3 pr-6 text-start font-medium">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]} className="py-3 pr-6 text-ink-2">
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
