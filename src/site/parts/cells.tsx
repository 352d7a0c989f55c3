interface CellsProps {
  filled: number;
  columns: number;
  rows?: number;
  className: string;
}

/** Equal cells in rows, as many of them filled as a count says, also in part, column by column; the others are gray. They stretch to their box. */
export function Cells({ filled, columns, rows = 1, className }: CellsProps) {
  const draw = (count: number) =>
    Array.from({ length: rows }, (_, row) => {
      const whole = Math.floor(count / rows);
      const cells = whole + Math.min(Math.max(count - whole * rows - row, 0), 1);
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
