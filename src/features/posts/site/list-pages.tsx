/** Links to the first and the next page of a list of articles. */
export function ListPages({ older, newest }: { older: string | null; newest: string | null }) {
  if (!older && !newest) return null;
  const link = 'inline-flex min-h-11 items-center text-petrol underline underline-offset-4 hover:text-ink';
  return (
    <nav
      aria-label="More articles"
      className="mt-16 flex justify-between gap-6 border-t border-hairline pt-4"
    >
      {newest && (
        <a href={newest} className={link}>
          Newest articles
        </a>
      )}
      {older && (
        <a href={older} rel="next" className={`ml-auto ${link}`}>
          Older articles
        </a>
      )}
    </nav>
  );
}
