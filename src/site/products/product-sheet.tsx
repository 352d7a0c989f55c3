import type { Product, ProductsPage, ProductStatus as Status } from '#content/products.schema.ts';
import { productDrawings } from '#design/drawings/product-drawings.tsx';
import type { OnwardWords } from '#content/onward.schema.ts';
import type { PostCard } from '#features/posts/contract.ts';
import type { Ways } from '../onward/find-onward.ts';
import { OnwardList } from '../onward/onward-list.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { ProductStatus } from '../parts/product-status.tsx';
import { frame } from '../parts/section.tsx';
import { ProductConditions, ProductDetails } from './product-details.tsx';
import { DrawnScreen } from './screens/drawn-screen.tsx';

interface ProductSheetProps {
  product: Product;
  /** The page's texts around the products. */
  words: ProductsPage;
  drawing: 'left' | 'right';
  onwardWords: OnwardWords;
  ways: Ways;
  posts: readonly PostCard[];
}

/** The drawing's frame says how far the product is: dashed is not yet in anyone's use. */
const frames: Record<Status, string> = {
  Live: 'border-ink',
  Beta: 'border-petrol',
  'Coming Soon': 'border-dashed border-ink-2',
};

/** One product: its drawing and state, then all that the card leaves out. */
export function ProductSheet({ product, words, drawing, onwardWords, ways, posts }: ProductSheetProps) {
  const Drawing = product.icon && productDrawings[product.icon];
  const screen = product.picture ? undefined : product.screen;
  const isDrawn = (product.picture ?? screen ?? Drawing ?? null) !== null;
  const heading = `${product.slug}-heading`;
  return (
    <section
      id={product.slug}
      aria-labelledby={heading}
      className={`border-t border-hairline ${drawing === 'right' ? 'bg-sheet' : ''}`}
    >
      <div className={`${frame} py-10 md:py-16`}>
        <div className="grid gap-x-6 gap-y-6 lg:grid-cols-12 lg:items-center">
          {isDrawn && (
            <div
              className={`border lg:col-span-8 ${screen ? '' : 'p-4 sm:p-10'} ${frames[product.status]} ${drawing === 'right' ? 'bg-paper lg:order-last' : 'bg-sheet'}`}
            >
              <PictureOrDrawing picture={product.picture} sizes="(min-width: 80rem) 820px, 92vw">
                {screen ? (
                  <DrawnScreen screen={screen} />
                ) : (
                  Drawing && <Drawing className="mx-auto max-w-140" />
                )}
              </PictureOrDrawing>
            </div>
          )}
          <div className={isDrawn ? 'lg:col-span-4' : 'lg:col-span-12'}>
            <ProductStatus product={product} />
            <h2 id={heading} className="mt-3 text-h2">
              {product.title}
            </h2>
            <p className="mt-2 text-body md:text-lead">{product.subtitle}</p>
            <p className="mt-3 max-w-[30em] text-small text-ink-2 md:text-body">{product.description}</p>
          </div>
        </div>
        <div className="mt-6 grid gap-x-6 gap-y-6 md:mt-10 lg:grid-cols-12">
          <div className="grid gap-y-6 self-start lg:order-last lg:col-span-4">
            <Demo product={product} words={words} />
            <ProductConditions detail={product.details} />
          </div>
          <div className="grid gap-y-6 self-start lg:col-span-8">
            <Features items={product.features} />
            <ProductDetails detail={product.details}>
              {ways.services.length + ways.cases.length + posts.length > 0 && (
                <div className="print:hidden">
                  <h3 className="mb-2 text-body">{onwardWords.heading}</h3>
                  <OnwardList words={onwardWords} ways={ways} posts={posts} layout="titles" />
                </div>
              )}
            </ProductDetails>
          </div>
        </div>
      </div>
    </section>
  );
}

function Features({ items }: { items: readonly string[] }) {
  return (
    <div>
      <h3 className="border-b border-ink pb-2 text-body">Features</h3>
      <ul className="gap-x-6 text-small lg:columns-2">
        {items.map((item) => (
          <li key={item} className="break-inside-avoid border-b border-hairline py-2">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Demo({ product, words }: { product: Product; words: ProductsPage }) {
  const { status, demoAvailable } = product;
  const { statuses, demo, wait } = words;
  const link = demoAvailable ? demo : wait;
  return (
    <div className="print:hidden">
      <h3 className="border-b border-ink pb-2 text-body">
        {demoAvailable ? 'Demo available' : 'No demo yet'}
      </h3>
      <p className="mt-2 mb-3 max-w-[23em] text-small text-ink-2">{statuses[status]}</p>
      <LinkButton href={link.href} variant="secondary">
        {link.label}
      </LinkButton>
    </div>
  );
}
