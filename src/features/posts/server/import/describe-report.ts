import type { ImportNote, ImportReport } from '../../imports.contract.ts';
import { countOf } from '../../count-of.ts';
import type { TakenBack } from './take-back.ts';

const noteTitles: Record<ImportNote['kind'], string> = {
  skipped: 'Not imported',
  kept: 'Left as they are',
  picture: 'Missing pictures',
  slug: 'Other addresses',
  author: 'Authors',
  changed: 'Shown in another way',
  removed: 'Not shown',
};

/** A report in lines, its sum last. */
export function describeReport(report: ImportReport, isDryRun: boolean): string {
  const { published, scheduled, drafts, skipped, authors, tags, new_tags, redirects, notes, more_notes } =
    report;
  const strangers = authors
    .filter(({ person }) => person === null)
    .map(({ name, posts }) => `${name} (${posts})`);
  const lines = [
    `${countOf(published, 'published post')}, ${scheduled} scheduled, ${countOf(drafts, 'draft')}; ${skipped === 1 ? '1 other entry is' : `${skipped} other entries are`} not imported.`,
    `${countOf(tags, 'tag')}, ${new_tags} of them new. ${redirects === 1 ? '1 former address leads' : `${redirects} former addresses lead`} on to the posts.`,
    `Pictures: ${report.pictures} found, ${report.missing_pictures} missing.`,
    ...(strangers.length > 0 ? [`Nobody of this site, so no author is named: ${strangers.join(', ')}.`] : []),
    ...describeNotes(notes),
    ...(more_notes > 0 ? [`And ${countOf(more_notes, 'more note')}.`] : []),
  ];
  const outcomes = countOutcomes(report);
  const sum = isDryRun ? `Would be ${outcomes}` : outcomes[0]!.toUpperCase() + outcomes.slice(1);
  return [...lines, `${sum}.`].join('\n');
}

function countOutcomes({ created, updated, unchanged, kept }: ImportReport): string {
  if (created + updated + unchanged + kept === 0) return 'changed: nothing';
  if (created + updated === 0 && kept === 0)
    return `changed: nothing. ${unchanged === 1 ? 'The post is' : `All ${unchanged} posts are`} here already`;
  return `created: ${created}, updated: ${updated}, unchanged: ${unchanged}, left as edited here: ${kept}`;
}

function describeNotes(notes: readonly ImportNote[]): string[] {
  const byKind = Map.groupBy(notes, ({ kind }) => kind);
  return [...byKind].flatMap(([kind, ofKind]) => [
    `${noteTitles[kind]}:`,
    ...ofKind.map(
      ({ post, what, reason }) => `  ${post && post !== what ? `${post}: ` : ''}${what}: ${reason}`,
    ),
  ]);
}

/** Says what was removed, and what stays. */
export const describeTakenBack = ({ posts, pictures, tags, stays }: TakenBack, fileName: string): string =>
  [
    ...stays.map(({ post }) => `  ${post}: stays, since it was edited here`),
    `The import of ${fileName} was taken back: ${countOf(posts, 'post')}, ${countOf(pictures, 'picture')} and ${countOf(tags, 'tag')} were removed, ${countOf(stays.length, 'post')} ${stays.length === 1 ? 'stays' : 'stay'}.`,
  ].join('\n');
