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
import { frame } from '../parts/section.tsx';
import { ProductDetails } from './product-details.tsx';
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

/** One product: its name, state and price beside its drawing, then all that the card leaves out. */
export function ProductSheet({ product, words, drawing, onwardWords, ways, posts }: ProductSheetProps) {
  const { slug, status, title, subtitle, description, details, icon, picture } = product;
  const Drawing = icon && productDrawings[icon];
  const screen = picture ? undefined : product.screen;
  const isDrawn = (picture ?? screen ?? Drawing ?? null) !== null;
  const isRight = drawing === 'right';
  const heading = `${slug}-heading`;
  return (
    <section
      id={slug}
      aria-labelledby={heading}
      className={`border-t border-hairline ${isRight ? 'bg-sheet' : ''}`}
    >
      <div className={`${frame} py-10 md:py-16`}>
        <div className={`flow-root space-y-6 ${isRight ? 'product-mirrored' : ''}`}>
          <div className={isDrawn ? 'product-narrow' : ''}>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small font-medium">
              <ProductStatus product={product} />
              {product.price}
            </p>
            <h2 id={heading} className="mt-3 text-h2">
              {title}
            </h2>
            <p className="mt-2 text-body md:text-lead">{subtitle}</p>
            <p className="mt-3 max-w-[30em] text-small text-ink-2 md:text-body">{description}</p>
          </div>
          {isDrawn && (
            <div
              className={`product-wide border ${screen ? '' : 'p-4 sm:p-10'} ${frames[status]} ${isRight ? 'bg-paper' : 'bg-sheet'}`}
            >
              <PictureOrDrawing picture={picture} sizes="(min-width: 80rem) 820px, 92vw">
                {screen ? (
                  <DrawnScreen screen={screen} />
                ) : (
                  Drawing && <Drawing className="mx-auto max-w-140" />
                )}
              </PictureOrDrawing>
            </div>
          )}
          <div className="product-narrow">
            <Features items={product.features} />
          </div>
          <div className="product-wide lg:pt-4">
            <ProductDetails detail={details} />
          </div>
          <div className="product-narrow border-t border-ink pt-3 print:hidden">
            <Demo product={product} words={words} />
          </div>
          <div className="product-narrow grid gap-6 md:max-lg:grid-cols-2">
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
        </div>
      </div>
    </section>
  );
}

function Features({ items }: { items: readonly string[] }) {
  return (
    <>
      <h3 className="text-body">Features</h3>
      <ul className="mt-2 border-b border-hairline text-small">
        {items.map((item) => (
          <li key={item} className="border-t border-hairline py-2">
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}

function Demo({ product: { status, demoAvailable }, words }: Pick<ProductSheetProps, 'product' | 'words'>) {
  const { statuses, demo, wait } = words;
  const link = demoAvailable ? demo : wait;
  return (
    <>
      <h3 className="text-body">{demoAvailable ? 'Demo available' : 'No demo yet'}</h3>
      <p className="mt-1 mb-3 max-w-[23em] text-small text-ink-2">{statuses[status]}</p>
      <LinkButton href={link.href} variant="secondary">
        {link.label}
      </LinkButton>
    </>
  );
}
