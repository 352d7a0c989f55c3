import type { Product, ProductsPage, ProductStatus as Status } from '#content/products.schema.ts';
import { productDrawings } from '#design/drawings/product-drawings.tsx';
import type { OnwardWords } from '#content/onward.schema.ts';
import type { PostCard } from '#features/posts/contract.ts';
import type { Ways } from '../onward/find-onward.ts';
import { OnwardList } from '../onward/onward-list.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { ProductStatus } from '../parts/product-status.tsx';
import { Questions } from '../parts/questions.tsx';
import { frame, tones } from '../parts/section.tsx';
import { ProductBlocks, ProductFeatures, ProductSpecification } from './product-details.tsx';
import { DrawnScreen } from './screens/drawn-screen.tsx';

interface ProductSheetProps {
  product: Product;
  /** The page's texts around the products. */
  words: ProductsPage;
  tone: 'paper' | 'sheet';
  onwardWords: OnwardWords;
  ways: Ways;
  posts: readonly PostCard[];
}

/** The screen's frame says whether the product is in anyone's use yet. */
const frames: Record<Status, string> = {
  Live: 'border-ink',
  Beta: 'border-ink',
  'Coming Soon': 'border-dashed border-ink-2',
};

/** One product: its name and its action, a screen of it in use, then all that the card leaves out. */
export function ProductSheet({ product, words, tone, onwardWords, ways, posts }: ProductSheetProps) {
  const { slug, title, subtitle, description, details } = product;
  const heading = `${slug}-heading`;
  return (
    <section id={slug} aria-labelledby={heading} className={`border-t border-hairline${tones[tone]}`}>
      <div className={`${frame} grid gap-6 py-10 md:pt-14`}>
        <div className="grid gap-x-6 gap-y-3 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
              <ProductStatus product={product} />
              {product.price}
            </p>
            <h2 id={heading} className="mt-3 text-h2 lg:text-[2.5rem]">
              {title}
            </h2>
            <p className="mt-2 text-body md:text-lead">{subtitle}</p>
          </div>
          <div className="lg:col-span-5">
            <p className="max-w-[30em] text-small text-ink-2 md:text-body">{description}</p>
            <Action product={product} words={words} />
          </div>
        </div>
        <Scene product={product} ground={tone === 'paper' ? 'bg-sheet' : 'bg-paper'} />
        <ProductBlocks blocks={details.blocks} />
        <ProductFeatures features={product.features} label={words.featuresLabel} />
        <div className="grid gap-6 md:grid-cols-2">
          <div>
            <h3 className="mb-2 text-body">Questions</h3>
            <Questions items={details.questions} />
          </div>
          {ways.services.length + ways.cases.length + posts.length > 0 && (
            <div className="print:hidden">
              <h3 className="mb-2 text-body">{onwardWords.heading}</h3>
              <OnwardList words={onwardWords} ways={ways} posts={posts} layout="titles" />
            </div>
          )}
        </div>
        <ProductSpecification detail={details} />
      </div>
    </section>
  );
}

/** What there is to do now, and what the product's state means. */
function Action({ product: { status, demoAvailable }, words }: Pick<ProductSheetProps, 'product' | 'words'>) {
  const { statuses, demo, wait } = words;
  const link = demoAvailable ? demo : wait;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <LinkButton href={link.href} variant={demoAvailable ? 'primary' : 'secondary'}>
        {link.label}
      </LinkButton>
      <p className="flex-1 basis-48 text-small">{statuses[status]}</p>
    </div>
  );
}

/** The owner's picture of the product, its screen, or its drawing. */
function Scene({ product, ground }: { product: Product; ground: string }) {
  const { picture, screen, icon, status } = product;
  const Drawing = icon && productDrawings[icon];
  if (!picture && !screen && !Drawing) return null;
  const room = picture || screen ? '' : 'p-4 sm:p-10';
  return (
    <div className={`my-2 border ${frames[status]} ${ground} ${room}`}>
      <PictureOrDrawing picture={picture} sizes="(min-width: 80rem) 1232px, 92vw">
        {screen ? <DrawnScreen screen={screen} /> : Drawing && <Drawing className="mx-auto max-w-140" />}
      </PictureOrDrawing>
    </div>
  );
}
