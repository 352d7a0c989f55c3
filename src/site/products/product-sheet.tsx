import type { Product, ProductBlock, ProductsPage } from '#content/products.schema.ts';
import { productDrawings } from '#design/drawings/product-drawings.tsx';
import type { OnwardWords } from '#content/onward.schema.ts';
import type { PostCard } from '#features/posts/contract.ts';
import type { Ways } from '../onward/find-onward.ts';
import { OnwardList } from '../onward/onward-list.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { ProductStatus } from '../parts/product-status.tsx';
import { frame, tones } from '../parts/section.tsx';
import { Answers, ProductBlocks, ProductSpecification } from './product-details.tsx';
import { productFrames } from './product-frames.ts';
import { DrawnScreen } from './screens/drawn-screen.tsx';
import type { PaneCaptions } from './screens/screen-frame.tsx';

interface ProductSheetProps {
  product: Product;
  /** Its place on the page. */
  index: number;
  /** The page's texts around the products. */
  words: ProductsPage;
  onwardWords: OnwardWords;
  ways: Ways;
  posts: readonly PostCard[];
}

/** One product: its name and price beside what it does, what to do now beside whom it is for, its screen, then the rest. A narrow screen has the product's screen before what to do. */
export function ProductSheet({ product, index, words, onwardWords, ways, posts }: ProductSheetProps) {
  const { slug, title, price, description, details } = product;
  const heading = `${slug}-heading`;
  const isOdd = index % 2 > 0;
  return (
    <section
      id={slug}
      aria-labelledby={heading}
      className={`border-t border-hairline${tones[isOdd ? 'sheet' : 'paper']}`}
    >
      <div className={`${frame} grid gap-x-6 gap-y-4 py-10 lg:grid-cols-12`}>
        <div className="lg:col-span-5">
          <h2 id={heading} className="text-h2 lg:text-[2.5rem]">
            {title}
          </h2>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 font-medium">
            <ProductStatus product={product} />
            <span>{price}</span>
          </p>
        </div>
        <p className="text-body sm:text-lead lg:col-span-7 lg:text-h3">{description}</p>
        <div className="product-scene lg:col-span-12 lg:mt-6">
          <Scene product={product} ground={isOdd ? 'bg-paper' : 'bg-sheet'} />
        </div>
        <Action product={product} words={words} />
        <ul className="gap-x-6 md:grid md:grid-cols-2 lg:col-span-7">
          {details.audience.map((one) => (
            <li
              key={one}
              className="flex gap-3 before:mt-3 before:h-px before:w-3 before:shrink-0 before:bg-ink"
            >
              {one}
            </li>
          ))}
        </ul>
        <div className="flex flex-col border-t border-ink pt-3 md:mt-6 lg:col-span-8">
          <h3 className="mb-3 text-small text-ink-2">Questions</h3>
          <div className="mb-4">
            <Answers items={details.questions} />
          </div>
          <ProductSpecification product={product} featuresLabel={words.featuresLabel} />
        </div>
        {ways.services.length + ways.cases.length + posts.length > 0 && (
          <div className="border-ink md:mt-6 md:border-t md:pt-3 lg:col-span-4 print:hidden">
            <h3 className="mb-3 text-small text-ink-2">{onwardWords.heading}</h3>
            <OnwardList words={onwardWords} ways={ways} posts={posts} layout="titles" />
          </div>
        )}
      </div>
    </section>
  );
}

/** What there is to do now, and what the product's state means. */
function Action({ product: { status, demoAvailable }, words }: Pick<ProductSheetProps, 'product' | 'words'>) {
  const { statuses, demo, wait } = words;
  const link = demoAvailable ? demo : wait;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:col-span-5 print:hidden">
      <LinkButton href={link.href} variant={demoAvailable ? 'primary' : 'secondary'}>
        {link.label}
      </LinkButton>
      <p className="flex-1 basis-48 text-small">{statuses[status]}</p>
    </div>
  );
}

const listCaptions = (blocks: readonly ProductBlock[]): PaneCaptions =>
  Object.fromEntries(blocks.flatMap((block) => (block.place ? [[block.place, block]] : [])));

/** The owner's picture of the product, its screen, or its drawing; what no pane of it says, at its foot. */
function Scene({ product, ground }: { product: Product; ground: string }) {
  const { picture, screen, icon, status, details } = product;
  const Drawing = icon && productDrawings[icon];
  const blocks = <ProductBlocks blocks={details.blocks} />;
  if (!picture && !screen && !Drawing) return blocks;
  return (
    <div className={`border ${productFrames[status]} ${ground}`}>
      <PictureOrDrawing picture={picture} sizes="(min-width: 80rem) 1232px, 92vw">
        {screen ? (
          <DrawnScreen screen={screen} captions={listCaptions(details.blocks)} />
        ) : (
          Drawing && <Drawing className="mx-auto max-w-140 p-4" />
        )}
      </PictureOrDrawing>
      {blocks}
    </div>
  );
}
