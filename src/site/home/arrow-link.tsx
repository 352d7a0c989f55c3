interface ArrowLinkProps {
  href: string;
  /** What it leads to, said after its words and not shown. */
  about: string;
  children: string;
}

/** A card's link; the whole card takes the click. */
export function ArrowLink({ href, about, children }: ArrowLinkProps) {
  return (
    <a href={href}>
      <span>
        {children}
        <span className="sr-only">{` about ${about}`}</span>
      </span>
      <svg viewBox="0 0 20 10" aria-hidden="true">
        <path d="M0 5h18M14 1l4 4-4 4" />
      </svg>
    </a>
  );
}
