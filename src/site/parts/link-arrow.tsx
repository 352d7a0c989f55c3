/** The arrow behind a link. */
export const LinkArrow = ({ className = '' }: { className?: string }) => (
  <svg
    viewBox="0 0 20 10"
    aria-hidden="true"
    className={`w-5 fill-none stroke-current stroke-[1.5] ${className}`}
  >
    <path d="M0 5h18M14 1l4 4-4 4" />
  </svg>
);
