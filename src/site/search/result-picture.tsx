import type { SiteContent } from '#content/collections.ts';
import { PostPicture } from '#features/posts/site/post-picture.tsx';
import { caseParts } from '#design/drawings/cases/case-screen.tsx';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { SignedPortrait } from '../people/signed-portrait.tsx';
import { ReferencedCaseDrawing } from '../portfolio/case-drawing.tsx';
import { ProductFigure } from '../products/screens/product-figure.tsx';
import { DrawnWork } from '../services/service-lists.tsx';
import type { SearchResult } from './search-outcome.ts';

interface ResultPictureProps {
  content: SiteContent;
  result: SearchResult;
}

/** What a result looks like, at the size that drawings are made for; nothing for pages and legal texts. */
export function ResultPicture({ content, result: { kind, slug, image } }: ResultPictureProps) {
  if (image)
    return <PostPicture url={image} sizes="(min-width: 64rem) 380px, 112px" className="result-picture" />;
  const ofSlug = (entry: { slug: string }) => entry.slug === slug;
  const person = kind === 'Person' && content.people.find(ofSlug);
  if (person)
    return <SignedPortrait person={person} className="result-picture result-portrait w-24" isReferenced />;
  const service = kind === 'Service' && content.services.find(ofSlug);
  const product = kind === 'Product' && content.products.find(ofSlug);
  const study = kind === 'Case study' && content.cases.find(ofSlug);
  const entry = service || product || study;
  if (!entry) return null;
  const work = service && service.audience?.items[0]?.drawing;
  return (
    <div
      className={`result-picture result-drawing border border-ink bg-sheet max-lg:hidden ${product ? 'lg:grid lg:content-center' : ''}`}
    >
      <PictureOrDrawing picture={entry.picture} sizes="380px" decorative>
        {work && <DrawnWork drawn={work} decorative />}
        {product && <ProductFigure product={product} />}
        {study && study.thumbnail && (
          <ReferencedCaseDrawing drawn={study.thumbnail} part={caseParts.top} decorative />
        )}
      </PictureOrDrawing>
    </div>
  );
}
