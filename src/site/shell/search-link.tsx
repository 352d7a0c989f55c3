import { paths } from '#paths/paths.ts';

/** Leads to the search from the bar at the top; on the narrowest screens the site's name needs the room. */
export function SearchLink({ className = '' }: { className?: string }) {
  return (
    <a href={paths.search()} aria-label="Search" className={`bar-icon ${className}`}>
      <svg viewBox="0 0 20 20" className="size-5 fill-none stroke-current stroke-[1.5]" aria-hidden="true">
        <path d="M13 13l5 5M14.5 8.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0z" />
      </svg>
    </a>
  );
}
