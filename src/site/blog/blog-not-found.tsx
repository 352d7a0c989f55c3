import type { SiteContent } from '#content/collections.ts';
import { paths } from '#paths/paths.ts';
import { LinkButton } from '../parts/link-button.tsx';
import { frame } from '../parts/section.tsx';
import { SheetIndex } from '../shell/sheet-index.tsx';

/** The page of an article that is not there, or not for the public (SPEC section 2, "Blog detail"). */
export function BlogNotFound({ site: { notFound, navigation } }: Pick<SiteContent, 'site'>) {
  return (
    <section className={`${frame} grid items-start gap-x-6 gap-y-10 py-10 md:py-26 lg:grid-cols-12`}>
      <div className="lg:col-span-5">
        <h1 className="text-h2 sm:text-h1">Blog Not Found</h1>
        <p className="mt-4 mb-6 max-w-[23em] text-lead text-ink-2">
          The blog post you're looking for doesn't exist.
        </p>
        <LinkButton href={paths.blog()}>Back to Blog</LinkButton>
      </div>
      <div className="lg:col-span-6 lg:col-start-7">
        <SheetIndex words={notFound.drawing} links={navigation.links} />
      </div>
    </section>
  );
}
