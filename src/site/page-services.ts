import type { SiteContent } from '#content/collections.ts';
import type { OwnPage } from '#content/own-pages.schema.ts';
import type { FormOutcome } from '#design/forms/form-outcome.ts';
import type { FormerAddress } from '#features/content/server/read-document.ts';
import type { Post, PostCard } from '#features/posts/contract.ts';
import type { Article } from '#features/posts/server/add-heading-anchors.ts';
import type { FeedPost, PostAddress, PublishedPost } from '#features/posts/server/list-published.ts';
import type { Settings } from '#features/settings/contract.ts';

/**
 * What a page is given to show: its `Astro.locals`. Pages import no server code; a null list means
 * that the database did not answer.
 */
export interface PageServices {
  /** The public origin, without a slash at its end. */
  siteUrl: string;
  bookingUrl: string;
  /** What the owner says, over the software's defaults; with drafts where it is a preview. */
  content: SiteContent;
  /** The person who a post names as its author; null where that is nobody who works here. */
  findAuthor(slug: string | null): SiteContent['people'][number] | null;
  /** What became of a document of the content that is not at its address any more. */
  findFormerAddress(collection: keyof SiteContent, slug: string): Promise<FormerAddress>;
  /** After how many days data is deleted; null: not by itself. */
  retention: { messageDays: number | null; spamDays: number | null };
  settings: Settings;
  /** What became of the form that this request sent, if it sent one. */
  form: FormOutcome | null;
  /** Whether all that was asked for so far could be read. */
  isComplete(): boolean;
  /** What the answer failed for, when it could not do without the database: a Problem to throw. */
  findOutage(): Error | null;
  /** One of the owner's own pages as a whole; null: it has gone meanwhile. */
  readOwnPage(slug: string): Promise<OwnPage | null>;
  /** How soon messages were answered this month, in words; null where the owner shows nothing, or too little was measured. */
  readAnswerRecord(): Promise<string | null>;
  readLatestPosts(): Promise<PostCard[] | null>;
  /** The published posts at these slugs, in their order; one that is not there is left out. */
  readPostCards(slugs: readonly string[]): Promise<PostCard[] | null>;
  /** A cursor that no list gave out means the first page. */
  readPostPage(query: { cursor?: string | undefined; search?: string | undefined }): Promise<PostPage | null>;
  readPost(slug: string): Promise<PostReading>;
  /** An uploaded picture in few bytes, as a data address. Null where there is none to be had. */
  readPreview(url: string | null | undefined): Promise<string | null>;
  countPublishedPosts(): Promise<number>;
  /** The addresses of published posts, oldest first, some at a time: `count` of them, those after the first `skip`. */
  listAddresses(range: { skip: number; count: number }): AsyncIterable<PostAddress[]>;
  /** The newest published posts without their content. */
  listNewestPosts(count: number): Promise<PublishedPost[]>;
  /** The newest published posts with their content. */
  readFeed(): Promise<FeedPost[]>;
  /** Draws the picture that is shown where a page is shared; a PNG of 1200 by 630. Null: later. */
  drawShareImage(words: { title: string; kind: string }): Promise<Uint8Array | null>;
}

interface PostPage {
  posts: PostCard[];
  next: string | null;
}

/** An article as a visitor meets it: there, elsewhere now, not there, or not readable at the moment. */
export type PostReading =
  | { kind: 'found'; post: Post; article: Article }
  | { kind: 'moved'; slug: string }
  | { kind: 'gone' }
  | { kind: 'missing' }
  | { kind: 'unavailable' };
