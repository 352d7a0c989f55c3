/** Which mark is which period. */
export const ChartKey = ({ isBars }: { isBars: boolean }) => (
  <p className="flex flex-wrap gap-x-4 text-fine text-ink-2">
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" width="22" height="10">
        {isBars ? (
          <rect x="7" width="8" height="10" className="fill-ink" />
        ) : (
          <path d="M0 5h22" className="stroke-ink stroke-2" />
        )}
      </svg>
      This period
    </span>
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" width="22" height="10">
        <path d="M0 5h22" className={`stroke-control ${isBars ? 'stroke-2' : 'stroke-[1.5]'}`} />
      </svg>
      Previous period
    </span>
  </p>
);
