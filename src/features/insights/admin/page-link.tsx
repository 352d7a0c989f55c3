import { linkClass } from '#design/ui/link-class.ts';

/** A page of the site in a new window, by its title over its path; by the path alone where it has no title. */
export const PageLink = ({ path, title }: { path: string; title?: string | undefined }) =>
  path.startsWith('/') ? (
    <>
      <a href={path} target="_blank" rel="noreferrer" className={`${linkClass} wrap-anywhere`}>
        <bdi>{title ?? path}</bdi>
      </a>
      {title !== undefined && (
        <span className="block font-mono text-fine wrap-anywhere text-ink-2">{path}</span>
      )}
    </>
  ) : (
    path
  );
