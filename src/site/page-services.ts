import type { ArchiveEntry } from '#features/newsletter/server/issues/archive.ts';
import type { ArchivedHead } from '#features/newsletter/server/issues/issues.store.ts';
import type { SiteContent } from '#content/collections.ts';
import type { OwnPage } from '#content/own-pages.schema.ts';
import type { FormOutcome } from '#domain/forms/site/form-outcome.ts';
import type { DocumentChange } from '#features/content/server/list-changes.ts';
import type { FormerPath } from '#features/content/server/read-document.ts';
import type { OpenInvitation } from '#features/identity/team.contract.ts';
import type { ConfirmationState, SubscriberState } from '#features/newsletter/subscription-pages.ts';
import type { Post, PostCard } from '#features/posts/contract.ts';
import type { Around } from '#features/posts/server/read-around.ts';
import type { PartOfSeries } from '#features/posts/series.ts';
import type { NamedTag, TagRow } from '#features/posts/server/tags.store.ts';
import type { FeedFilter, FeedPost, PostPath, PublishedPost } from '#features/posts/server/list-published.ts';
import type { ListPage } from '#features/posts/server/list-pages.ts';
import type { Settings } from '#features/settings/contract.ts';
import type { Article } from '#domain/rich-text/server/make-article.ts';
import type { SearchOutcome } from './search/search-outcome.ts';

/**
 * The services of a page: its `Astro.locals`. Pages import no server code; a null list means that the
 * database did not answer.
 */
export interface PageServices {
  /** The public origin, without a slash at its end. */
  siteUrl: string;
  bookingUrl: string | null;
  /** The key that proves to IndexNow whose addresses are reported; null: none are. */
  indexNowKey: string | null;
  /** The owner's texts over the software's defaults; with drafts in a preview. */
  content: SiteContent;
  /** A preview shows an offer that has closed, as its page will be with a later day. */
  isPreview: boolean;
  /** The person whom a post names as its author; null if there is no such person. */
  findAuthor(slug: string | null): SiteContent['people'][number] | null;
  /** Finds a content document that is not at this address any more: moved or gone. */
  findFormerPath(collection: keyof SiteContent, slug: string): Promise<FormerPath>;
  /** After how many days data is deleted; null: never automatically. */
  retention: { messageDays: number | null; spamDays: number | null };
  settings: Settings;
  /** Whom an invitation's link invites; null if it is not valid any more. */
  readInvitation(token: string): Promise<OpenInvitation | null>;
  /** Whether the token of a mailed link still lets a new password be chosen. */
  hasResetLink(token: string): Promise<boolean>;
  /** The result of the form that this request sent, if it sent one. */
  form: FormOutcome | null;
  /** Whether everything requested so far could be read. */
  isComplete(): boolean;
  /**
   * Until when what is rendered from this is valid, in milliseconds since the epoch: the next closing of an offer, or
   * appearance or disappearance of a post; undefined: no end.
   */
  validUntil: number | undefined;
  /** The reason why the response failed, if it needs the database: a Problem to throw. */
  findOutage(): Error | null;
  /** One of the owner's own pages, whole; null: deleted meanwhile. */
  readOwnPage(slug: string): Promise<OwnPage | null>;
  /**
   * How soon messages were answered this month, in words; null if the owner shows nothing, or too little was
   * measured.
   */
  readReplyStats(): Promise<string | null>;
  readLatestPosts(): Promise<PostCard[] | null>;
  /** The published posts at these slugs, in order; missing ones are left out. */
  readPostCards(slugs: readonly string[]): Promise<PostCard[] | null>;
  /** A cursor that no list returned means the first page. */
  readPostPage(query: { cursor?: string | undefined; search?: string | undefined }): Promise<PostPage | null>;
  /** Searches everything that visitors can read; null where that is not possible at the moment. @param page from 1 */
  search(query: { text: string; page: number; kind: string | null }): Promise<SearchOutcome | null>;
  readPost(slug: string): Promise<PostReading>;
  /** The links of an article; null where it cannot be read. */
  readAround(post: Post): Promise<Around | null>;
  /** The series that an article is a part of; null where there is none, or it cannot be read. */
  readSeries(post: Post): Promise<PartOfSeries | null>;
  /** The newest post that is featured; null where there is none, or it cannot be read. */
  readFeaturedPost(): Promise<PostCard | null>;
  /** The tags with these slugs; none where they cannot be read. */
  readTags(slugs: readonly string[]): Promise<NamedTag[]>;
  /** The published posts with a tag. */
  readTagPage(slug: string, cursor?: string): Promise<PostListReading<TagRow>>;
  /** The published posts of a person. */
  readAuthorPage(slug: string, cursor?: string): Promise<PostListReading<SiteContent['people'][number]>>;
  /** A small preview of an uploaded image, as a data address. Null if none is available. */
  readPreview(url: string | null | undefined): Promise<string | null>;
  /** How many addresses `listPostPaths` has. */
  countPostPaths(): Promise<number>;
  /**
   * The addresses of published posts whose original is here, oldest first, some at a time: `count` of them, those after
   * the first `skip`.
   */
  listPostPaths(range: { skip: number; count: number }): AsyncIterable<PostPath[]>;
  /** The tags of the last changed posts; none where they cannot be read. */
  listTopics(count: number): Promise<ListPage[]>;
  /** The pages of tags and authors that have published posts. */
  listTagPages(): Promise<ListPage[]>;
  listAuthorPages(): Promise<ListPage[]>;
  /** When the documents of the content last changed for visitors, as far as that is known. */
  readDocumentChanges(): Promise<DocumentChange[]>;
  /** The newest published posts without their content. */
  listNewestPosts(count: number): Promise<PublishedPost[]>;
  /** The newest published posts with their content: all, or some. */
  readFeed(filter?: FeedFilter): Promise<FeedPost[]>;
  /** The slugs by which posts may name a person: the present one and former ones. */
  listAuthorSlugs(slug: string): string[];
  /** Whether there are issues of the newsletter to read; they, for their list and their feed; and one of them. */
  hasIssues: boolean;
  listIssues(): Promise<ArchiveEntry[]>;
  /** Whether the owner lets visitors read issues, those to come included. */
  isArchiveOpen(): Promise<boolean>;
  readIssueFeed(): Promise<FeedPost[]>;
  readIssue(slug: string): Promise<{ issue: ArchivedHead; article: Article } | null>;
  /** The effect that the link of a confirmation mail would have, and that of a newsletter. */
  readConfirmation(token: string): Promise<ConfirmationState>;
  readSubscriber(token: string): Promise<SubscriberState>;
  /** Draws the image that is shown when a page is shared; a PNG of 1200 by 630. Null: try again later. */
  drawShareImage(words: { title: string; kind: string }): Promise<Uint8Array | null>;
}

interface PostPage {
  posts: PostCard[];
  next: string | null;
}

/** The posts with something in common, and what that is; one without posts is missing. */
export type PostListReading<About> =
  | { kind: 'found'; about: About; page: PostPage }
  | { kind: 'moved'; slug: string }
  | { kind: 'missing' }
  | { kind: 'unavailable' };

/** An article as a visitor finds it: present, moved, missing, or currently unreadable. */
export type PostReading =
  | { kind: 'found'; post: Post; article: Article }
  | { kind: 'moved'; slug: string }
  | { kind: 'gone' }
  | { kind: 'missing' }
  | { kind: 'unavailable' };
