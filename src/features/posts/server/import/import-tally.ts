import type { ImportNote, ImportReport } from '../../imports.contract.ts';
import type { NamedTag } from '../tags.store.ts';
import type { FoundAuthor, FoundPost, FoundSum } from './source/found-post.ts';

const listedNotes = 500;
const listedAuthors = 100;

/** The outcome for a post. */
export type PostOutcome = 'created' | 'updated' | 'unchanged' | 'kept';

/** Counts what an import does, for its report. */
export class ImportTally {
  readonly #sum: FoundSum;
  readonly #outcomes: Record<PostOutcome, number> = { created: 0, updated: 0, unchanged: 0, kept: 0 };
  readonly #notes: ImportNote[] = [];
  readonly #authors = new Map<string, ImportReport['authors'][number]>();
  readonly #tags = new Set<string>();
  readonly #newTags = new Set<string>();
  readonly #found = new Set<string>();
  readonly #missing = new Set<string>();
  readonly #redirects = new Set<string>();
  #moreNotes = 0;

  constructor(sum: FoundSum) {
    this.#sum = sum;
    for (const note of sum.skipped) this.note(note);
    this.#moreNotes += sum.moreSkipped;
  }

  note(note: ImportNote): void {
    if (this.#notes.length < listedNotes) this.#notes.push(note);
    else this.#moreNotes += 1;
  }

  count(outcome: PostOutcome): void {
    this.#outcomes[outcome] += 1;
  }

  countPicture({ post }: FoundPost, name: string, isFound: boolean): void {
    const known = isFound ? this.#found : this.#missing;
    if (!isFound && !known.has(name))
      this.note({
        kind: 'picture',
        post: post.title,
        what: name,
        reason: 'It is not in the archive or folder',
      });
    known.add(name);
  }

  /** One that is there, and could not be imported. */
  countFaulty(post: string, what: string, reason: string): void {
    if (!this.#missing.has(what)) this.note({ kind: 'picture', post, what, reason });
    this.#missing.add(what);
  }

  countTags(slugs: readonly string[], newTags: readonly NamedTag[]): void {
    for (const slug of slugs) this.#tags.add(slug);
    for (const { slug } of newTags) this.#newTags.add(slug);
  }

  countAuthor({ name }: FoundAuthor, person: string | null): void {
    const known = this.#authors.get(name);
    if (known) known.posts += 1;
    else if (this.#authors.size < listedAuthors) this.#authors.set(name, { name, posts: 1, person });
  }

  /** Counts the former address of a post, which a file may have twice. */
  countRedirect({ key }: FoundPost): void {
    this.#redirects.add(key);
  }

  get report(): ImportReport {
    const { source, published, scheduled, drafts, skipped, moreSkipped } = this.#sum;
    return {
      source,
      published,
      scheduled,
      drafts,
      ...this.#outcomes,
      skipped: skipped.length + moreSkipped,
      tags: this.#tags.size,
      new_tags: this.#newTags.size,
      authors: [...this.#authors.values()],
      pictures: [...this.#found].filter((name) => !this.#missing.has(name)).length,
      missing_pictures: this.#missing.size,
      redirects: this.#redirects.size,
      notes: [...this.#notes],
      more_notes: this.#moreNotes,
    };
  }
}
