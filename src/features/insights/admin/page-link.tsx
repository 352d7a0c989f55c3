import { linkClass } from '#design/ui/link-class.ts';

/** A page of the site by its path, in a new window. */
export const PageLink = ({ path }: { path: string }) =>
  path.startsWith('/') ? (
    <a href={path} target="_blank" rel="noreferrer" className={`${linkClass} wrap-anywhere`}>
      {path}
    </a>
  ) : (
    path
  );
