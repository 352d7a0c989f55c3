import type { ContentOverview, Demonstration } from '../contract.ts';

type Kind = Demonstration['left'][number]['kind'];

/** Badges beside a text that name its purpose. */
export const kindLabels: Record<Kind, string> = {
  promise: 'Promise',
  price: 'Price',
  name: 'Name',
  measure: 'Figure',
  wording: 'Wording',
};

/** "12 of 98 texts are the demonstration’s" */
export const describeShare = ({ left, texts }: { left: number; texts: number }): string =>
  `${left} of ${texts} ${texts === 1 ? 'text is' : left === 1 ? 'texts is' : 'texts are'} the demonstration’s`;

/** The documents with the most that visitors rely on first. */
export const sortByClaims = (documents: ContentOverview['to_replace']): ContentOverview['to_replace'] =>
  documents.toSorted((a, b) => b.claims - a.claims || b.left - a.left);

/** How many texts promise, price, name or measure something that is not the owner's. */
export const countClaims = (overview: ContentOverview | undefined): number =>
  overview?.to_replace.reduce((sum, { claims }) => sum + claims, 0) ?? 0;
