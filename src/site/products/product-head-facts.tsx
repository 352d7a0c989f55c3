import type { SiteContent } from '#content/collections.ts';
import { FactCells, figureFact } from '../parts/fact-cells.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { SignerLinks } from '../people/signer-links.tsx';
import { ProductIndex } from './product-index.tsx';

/** The products by name, price and state, then the owner's facts, and who signed the work that the first of them leads to. */
export function ProductHeadFacts({ content: { cases, people, products, site } }: { content: SiteContent }) {
  const study = pickEntries(
    cases,
    products.flatMap(({ onward }) => onward?.cases ?? []),
  )[0];
  const signers = pickEntries(people, study?.signedBy ?? []);
  const { price, facts = [] } = site.productsPage;
  const cells = [
    ...(price ? [figureFact(price)] : []),
    ...facts,
    ...(signers.length > 0 ? [{ label: site.onward.signers, value: <SignerLinks people={signers} /> }] : []),
  ];
  return (
    <div className="grid gap-px border border-ink bg-ink">
      <ProductIndex products={products} />
      {cells.length > 0 && <FactCells facts={cells} />}
    </div>
  );
}
