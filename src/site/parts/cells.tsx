interface CellsProps {
  filled: number;
  columns: number;
  rows?: number;
  className: string;
}

/** Equal cells, as many of them filled as a count says; the others are gray. It stretches to its box. */
export function Cells({ filled, columns, rows = 1, className }: CellsProps) {
  return (
    <svg
      viewBox={`0 0 ${columns * 10 - 2} ${rows * 10 - 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`fill-none stroke-8 ${className}`}
      strokeDasharray="8 2"
    >
      <path className="stroke-control" d={draw(columns * rows, columns)} />
      <path className="stroke-current" d={draw(filled, columns)} />
    </svg>
  );
}

/** The dashes of so many cells, row by row. */
const draw = (count: number, columns: number): string =>
  Array.from(
    { length: Math.ceil(count / columns) },
    (_, row) => `M0 ${row * 10 + 4}h${Math.min(columns, count - row * columns) * 10 - 2}`,
  ).join('');
