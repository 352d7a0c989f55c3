import { keepTogether } from '#design/ui/unbroken.tsx';

/** The one before or after a page in its list. */
interface Neighbor {
  path: string;
  title: string;
}

interface NeighborsProps {
  /** What they are: "article". */
  kind: string;
  older: Neighbor | null;
  newer: Neighbor | null;
}

/** Links to a page's neighbors in its list. */
export const Neighbors = ({ kind, older, newer }: NeighborsProps) => (
  <nav
    aria-label={`Next and previous ${kind}`}
    className="grid border-y border-hairline sm:grid-cols-2 print:hidden"
  >
    {older && <NeighborLink neighbor={older} label={`Previous ${kind}`} rel="prev" />}
    {newer && <NeighborLink neighbor={newer} label={`Next ${kind}`} rel="next" />}
  </nav>
);

interface NeighborLinkProps {
  neighbor: Neighbor;
  label: string;
  rel: 'prev' | 'next';
}

function NeighborLink({ neighbor: { path, title }, label, rel }: NeighborLinkProps) {
  return (
    <a
      href={path}
      rel={rel}
      className={`group border-hairline py-4 text-small ${rel === 'next' ? 'max-sm:not-first:border-t sm:not-first:border-s sm:col-start-2 sm:text-end' : 'sm:pe-6'}`}
    >
      <span className="block text-ink-2">
        {rel === 'prev' && '← '}
        {label}
        {rel === 'next' && ' →'}
      </span>
      <span
        dir="auto"
        className="mt-1 block text-body font-medium text-balance underline underline-offset-4 wrap-anywhere group-hover:text-petrol"
      >
        {keepTogether(title)}
      </span>
    </a>
  );
}
