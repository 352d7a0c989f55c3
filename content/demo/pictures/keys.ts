/** The demonstration pictures, one per published article. */
export const pictureKeys = [
  'trends',
  'code-review',
  'accessibility',
  'automation-roi',
  'coverage',
  'golden-set',
  'idempotency',
  'hospital-interface',
  'policy-retrieval',
  'erp-strangler',
  'demand-forecast',
  'offline-sync',
] as const;

/** Names one demonstration picture. */
export type PictureKey = (typeof pictureKeys)[number];

/** Figures in the text of an article, drawn as the pictures are. */
export const figureKeys = ['quarter'] as const;

/** Names one of them. */
export type FigureKey = (typeof figureKeys)[number];
