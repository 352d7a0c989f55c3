/** A turning dashed circle: work in progress. Its label is announced, not shown. */
export function Spinner({ label = 'Loading', className = 'size-6' }: { label?: string; className?: string }) {
  return (
    <span role="status" className="inline-flex text-ink-2">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className={`animate-spin fill-none stroke-current stroke-2 motion-reduce:animate-none ${className}`}
      >
        <circle cx="12" cy="12" r="9" strokeDasharray="5 3.5" />
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** A spinner in the middle of an area that is still empty. */
export function SpinnerBlock({ label }: { label?: string }) {
  return (
    <div className="flex justify-center py-16">
      <Spinner label={label} className="size-8" />
    </div>
  );
}
