/** The way back to the list that a page is from. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2 text-small font-medium text-petrol hover:text-ink print:hidden"
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-none stroke-current stroke-[1.5]">
        <path d="M15 8H2M7 3L2 8l5 5" />
      </svg>
      <span className="underline underline-offset-4">{label}</span>
    </a>
  );
}
