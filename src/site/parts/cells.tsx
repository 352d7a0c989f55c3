interface CellsProps {
  filled: number;
  columns: number;
  className: string;
}

/** Equal cells side by side, as many of them filled as a count says; the others are gray. They stretch to their box. */
export function Cells({ filled, columns, className }: CellsProps) {
  return (
    <svg
      viewBox={`0 0 ${columns * 10 - 2} 8`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`fill-none stroke-8 ${className}`}
      strokeDasharray="8 2"
    >
      <path className="stroke-control" d={draw(columns)} />
      <path className="stroke-current" d={draw(filled)} />
    </svg>
  );
}

/** The dashes of so many cells. */
const draw = (count: number): string => (count > 0 ? `M0 4h${count * 10 - 2}` : '');
