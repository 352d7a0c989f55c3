interface CellsProps {
  filled: number;
  columns: number;
  className: string;
}

/** Equal cells side by side, as many of them filled as a count says, also in part; the others are gray. They stretch to their box. */
export function Cells({ filled, columns, className }: CellsProps) {
  return (
    <svg
      viewBox={`0 0 ${columns * 10 - 2} 8`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`fill-none stroke-8 ${className}`}
      strokeDasharray="8 2"
    >
      <path className="stroke-control" d={`M0 4h${columns * 10}`} />
      <path className="stroke-current" d={`M0 4h${filled * 10}`} />
    </svg>
  );
}
