/** A tag's name as readers tell it from others: without its case and Unicode form. */
export const toTagKey = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
