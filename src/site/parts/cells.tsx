interface CellsProps {
  filled: number;
  columns: number;
  rows?: number;
  className: string;
}

/** Equal cells in rows, as many of them filled as a count says, also in part; the others are gray. They stretch to their box. */
export function Cells({ filled, columns, rows = 1, className }: CellsProps) {
  const draw = (count: number) =>
    Array.from({ length: rows }, (_, row) => {
      const cells = Math.min(Math.max(count - row * columns, 0), columns);
      return `M0 ${row * 10 + 4}h${cells * 10}`;
    }).join('');
  return (
    <svg
      viewBox={`0 0 ${columns * 10 - 2} ${rows * 10 - 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`fill-none stroke-8 ${className}`}
      strokeDasharray="8 2"
    >
      <path className="stroke-control" d={draw(columns * rows)} />
      <path className="stroke-current" d={draw(filled)} />
    </svg>
  );
}
