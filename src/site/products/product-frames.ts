import type { ProductStatus } from '#content/products.schema.ts';

/** The border of a product's sheet and of its screen: dashed until it is in anyone's use. */
export const productFrames: Record<ProductStatus, string> = {
  Live: 'border-ink',
  Beta: 'border-ink',
  'Coming Soon': 'border-dashed border-ink-2',
};
