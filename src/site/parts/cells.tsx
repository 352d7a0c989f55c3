interface CellsProps {
  filled: number;
  columns: number;
  rows?: number;
  className: string;
}

/** Equal cells, as many of them filled as a count says, column by column; the others are gray. It stretches to its box. */
export function Cells({ filled, columns, rows = 1, className }: CellsProps) {
  return (
    <svg
      viewBox={`0 0 ${columns * 10 - 2} ${rows * 10 - 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`fill-none stroke-8 ${className}`}
      strokeDasharray="8 2"
    >
      <path className="stroke-control" d={draw(columns * rows, rows)} />
      <path className="stroke-current" d={draw(filled, rows)} />
    </svg>
  );
}

/** The dashes of so many cells, whose columns are full from the left. */
const draw = (count: number, rows: number): string =>
  Array.from(
    { length: Math.min(rows, count) },
    (_, row) => `M0 ${row * 10 + 4}h${Math.ceil((count - row) / rows) * 10 - 2}`,
  ).join('');
