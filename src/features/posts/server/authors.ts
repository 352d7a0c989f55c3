import { requireRight, type Context, type Platform } from '#platform/context.ts';
import { invalidFields, type Problem } from '#platform/http/problem.ts';
import type { PostAuthor } from '../contract.ts';

/** A person of the site who can be named as the author of a post. */
interface Author {
  slug: string;
  name: string;
  /** Former slugs that posts may still use. */
  formerSlugs: readonly string[];
  /** The email address of the person's account, in lower case. */
  account?: string | undefined;
}

declare module '#platform/context.ts' {
  interface Site {
    readPeople: ReadAuthors;
  }
}

/** The people of the site, as visitors see them. */
type ReadAuthors = (platform: Pick<Platform, 'database'>) => Promise<readonly Author[]>;

/** The people who can be named as the author of a post. @throws Problem 403 */
export async function listAuthors(ctx: Context): Promise<PostAuthor[]> {
  const { email } = requireRight(ctx.caller, 'listPostAuthors');
  const authors = await ctx.site.readPeople(ctx);
  return authors.map(({ slug, name, formerSlugs, account }) => ({
    slug,
    name,
    former_slugs: [...formerSlugs],
    is_me: account === email.toLowerCase(),
  }));
}

/** 400: nobody has the slug that a post names as its author. */
export const unknownAuthor = (): Problem =>
  invalidFields([{ field: 'author', message: 'Author must be one of the people of this site' }]);
