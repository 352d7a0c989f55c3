interface ArrowLinkProps {
  href: string;
  /** Names its target to screen readers, after its words. */
  about: string;
  children: string;
}

/** The link of a card that is a `group relative`; the whole card takes the click. */
export function ArrowLink({ href, about, children }: ArrowLinkProps) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-3 font-medium text-petrol underline underline-offset-4 group-hover:text-ink after:absolute after:inset-0"
    >
      <span>
        {children}
        <span className="sr-only">{` about ${about}`}</span>
      </span>
      <svg
        viewBox="0 0 20 10"
        aria-hidden="true"
        className="w-5 fill-none stroke-current stroke-[1.5] transition-transform duration-140 ease-mark group-hover:translate-x-1"
      >
        <path d="M0 5h18M14 1l4 4-4 4" />
      </svg>
    </a>
  );
}
