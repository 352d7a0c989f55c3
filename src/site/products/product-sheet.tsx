import type { ReactNode } from 'react';
import type {
  Product,
  ProductBlock,
  ProductDetail,
  ProductsPage,
  ProductStatus as State,
} from '#content/products.schema.ts';
import { productDrawings } from '#design/drawings/product-drawings.tsx';
import type { OnwardWords } from '#content/onward.schema.ts';
import type { PostCard } from '#features/posts/contract.ts';
import type { Ways } from '../onward/find-onward.ts';
import { OnwardList } from '../onward/onward-list.tsx';
import { FoldableTerm } from '../parts/foldable-term.tsx';
import { ClientVoice } from '../parts/client-voice.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { ProductStatus } from '../parts/product-status.tsx';
import { frame, tones } from '../parts/section.tsx';
import { lowerFirst } from '../parts/lower-first.ts';
import { Questions } from '../parts/questions.tsx';
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

/** One product: its name and price beside what it does, what to do now beside whom it is for, its screen, what a customer says of the first, then the rest. */
export function ProductSheet({ product, index, words, onwardWords, ways, posts }: ProductSheetProps) {
  const { slug, title, price, description, features, details } = product;
  const questions = [...details.questions, ...joinTerms(details, words.terms)];
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
          <h2 id={heading} className="text-h2">
            {title}
          </h2>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 font-medium">
            <ProductStatus product={product} />
            <span>{price}</span>
          </p>
        </div>
        <p className="text-body sm:text-lead lg:col-span-7 lg:text-h3">{description}</p>
        <Action product={product} words={words} />
        <div className="flex gap-x-4 lg:col-span-7">
          <p className="text-ink-2">{words.audienceLabel}</p>
          <ul className="grid flex-1 gap-1">
            {details.audience.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
        <div className="mt-2 lg:col-span-12">
          <Scene product={product} ground={isOdd ? 'bg-paper' : 'bg-sheet'} />
        </div>
        {index === 0 && words.voice && (
          <div className="product-voice lg:col-span-12">
            <ClientVoice voice={words.voice} sheet="text-h3 lg:text-h2" />
          </div>
        )}
        <div className="product-notes grid items-start gap-x-6 md:mt-6 lg:col-span-12">
          {questions.length > 0 && (
            <div className="product-questions border-ink md:border-t md:pt-3">
              <p className={`mb-1 max-md:hidden ${caption}`}>{words.questionsLabel}</p>
              <Questions items={questions} opensFirst />
            </div>
          )}
          {features.length > 0 && (
            <Note title={words.featuresLabel}>
              <ul className="border-b border-hairline">
                {features.map((feature) => (
                  <li key={feature} className="product-line border-t border-hairline text-small">
                    {feature}
                  </li>
                ))}
              </ul>
            </Note>
          )}
          {ways.services.length + ways.cases.length + posts.length > 0 && (
            <Note title={onwardWords.heading}>
              <OnwardList words={onwardWords} ways={ways} posts={posts} layout="titles" />
            </Note>
          )}
        </div>
      </div>
    </section>
  );
}

/** What every product is asked, in one fold, of which one that has no answer leaves some out. */
function joinTerms(details: ProductDetail, terms: ProductsPage['terms']) {
  const answered = (['integration', 'deployment', 'dataOwnership'] as const).filter((name) => details[name]);
  if (answered.length === 0) return [];
  const [first = '', ...others] = answered.map((name) => terms[name]);
  const answer = answered.map((name) => (
    <span key={name} className="mb-3 block">
      <b className="block font-medium text-ink">{terms[name]}</b>
      {details[name]}
    </span>
  ));
  return [{ question: [first, ...others.map(lowerFirst)].join(', '), answer }];
}

const caption = 'md:text-lead md:font-[560] md:[font-stretch:112%]';

/** What is folded on a phone, and open below the screen elsewhere. */
const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="border-t border-hairline md:border-ink md:pt-3">
    <FoldableTerm
      item={{ title, text: <div className="text-body text-ink">{children}</div> }}
      termClass={caption}
    />
  </div>
);

/** What there is to do now, and what the product's state means. */
function Action({ product: { status, demoAvailable }, words }: Pick<ProductSheetProps, 'product' | 'words'>) {
  const { statuses, demo, ask, wait } = words;
  const isThere = demoAvailable || status === 'Live';
  const link = demoAvailable ? demo : isThere ? ask : wait;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:col-span-5">
      <LinkButton href={link.href} variant={isThere ? 'primary' : 'secondary'}>
        {link.label}
      </LinkButton>
      <p className="flex-1 basis-48 text-small">{statuses[status]}</p>
    </div>
  );
}

const listCaptions = (blocks: readonly ProductBlock[]): PaneCaptions =>
  Object.fromEntries(blocks.flatMap((block) => (block.place ? [[block.place, block]] : [])));

/** The frame of a product's screen: dashed until it is in anyone's use. */
const frames: Record<State, string> = {
  Live: 'border-ink',
  Beta: 'border-ink',
  'Coming Soon': 'border-dashed border-ink-2',
};

/** What the screen is good for: read out where it stands at a pane, which an image hides, and seen where it does not. */
const ProductBlocks = ({ blocks }: Pick<ProductDetail, 'blocks'>) => (
  <ul>
    {blocks.map(({ title, text, place }) =>
      place ? (
        <li key={title} className="sr-only">
          <h3>{title}</h3>
          {text}
        </li>
      ) : (
        <li key={title} className="flex flex-wrap gap-x-6 border-t border-ink px-4 py-3">
          <h3 className="text-body">{title}</h3>
          <p className="text-ink-2">{text}</p>
        </li>
      ),
    )}
  </ul>
);

/** The owner's picture of the product, its screen, or its drawing; what no pane of it says, at its foot. */
function Scene({ product, ground }: { product: Product; ground: string }) {
  const { picture, screen, icon, status, details } = product;
  const Drawing = icon && productDrawings[icon];
  const blocks = <ProductBlocks blocks={details.blocks} />;
  if (!picture && !screen && !Drawing) return blocks;
  return (
    <div className={`border ${frames[status]} ${ground}`}>
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
