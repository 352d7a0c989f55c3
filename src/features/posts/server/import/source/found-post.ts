import type { ImportNote, ImportReport } from '../../../imports.contract.ts';
import type { NewPost } from '../../../contract.ts';
import type { NewTag } from '../../tags.store.ts';

/** A picture of the former site that a post shows. */
export interface FoundPicture {
  /** As people know it: the end of its address. */
  name: string;
  /** Describes the picture; empty if nothing says it. */
  alt: string;
  /** Where it may be in an archive or folder, the best first. */
  files: string[];
  /** The former address, which stays in the post while the picture is missing. */
  address: string;
}

/** Who wrote a post. */
export interface FoundAuthor {
  name: string;
  /** In lower case; empty if it is not known. */
  email: string;
  slug: string;
}

/** A post of an export, in the closed set of elements. Its pictures have placeholders. */
export interface FoundPost {
  /** Its lasting name among everything that is imported. */
  key: string;
  post: Omit<NewPost, 'author' | 'slug' | 'tags'> & { slug: string };
  /** With the slugs that they have there. */
  tags: NewTag[];
  author: FoundAuthor | null;
  /** Below the former site's origin; null: it had none, or the same as here. */
  formerPath: string | null;
  pictures: FoundPicture[];
  /** The cover's index among them; null: the post says it itself. */
  cover: number | null;
  /** The index of its picture where it is shared; null: the post says it itself. */
  share: number | null;
  notes: ImportNote[];
}

/** The contents of an export. */
export interface FoundSum extends Pick<ImportReport, 'source' | 'published' | 'scheduled' | 'drafts'> {
  /** Posts that cannot be imported. */
  skipped: ImportNote[];
  /** How many there are besides. */
  moreSkipped: number;
}

const placeholder = 'https://picture.invalid/';

/** The address of a post's picture until it is known. */
export const toPlaceholder = (index: number): string => placeholder + String(index);

const placeholders = /https:\/\/picture\.invalid\/(\d+)/g;

/** The indexes of the pictures that a post shows: a card's preview may be none of them. */
export const listShown = ({ post: { content }, cover, share, pictures }: FoundPost): number[] => {
  const named = [...content.matchAll(placeholders)].map(([, index]) => Number(index));
  return [...new Set([...[cover, share].filter((index) => index !== null), ...named])].filter(
    (index) => pictures[index],
  );
};

/** Replaces the placeholders in a content. */
export const replacePlaceholders = (content: string, addresses: ReadonlyMap<number, string>): string =>
  content.replaceAll(placeholders, (whole, index: string) => addresses.get(Number(index)) ?? whole);
