import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { countOf } from '../../count-of.ts';
import type { ImportNote, ImportReport, ImportState } from '../../imports.contract.ts';

interface ImportReportViewProps {
  report: ImportReport;
  state: ImportState;
}

/** An import's report: its numbers, and what is not as it was. */
export function ImportReportView({ report, state }: ImportReportViewProps) {
  const isTakenBack = state === 'taken_back';
  const groups = [...Map.groupBy(report.notes, ({ kind }) => kind)];
  return (
    <div className="flex flex-col gap-4">
      <p className="text-small">
        {isTakenBack ? describeTakenBack(report) : describeOutcome(report, state === 'checked')}
      </p>
      {!isTakenBack && (
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-3">
          {listNumbers(report).map(([name, number]) => (
            <div key={name} className="border-t border-hairline pt-2">
              <dt className="text-fine text-ink-2">{name}</dt>
              <dd className="text-body tabular-nums">{number}</dd>
            </div>
          ))}
        </dl>
      )}
      {!isTakenBack && report.authors.length > 0 && <Authors authors={report.authors} />}
      {groups.map(([kind, notes]) => (
        <Notes key={kind} kind={kind} notes={notes} />
      ))}
      {report.more_notes > 0 && (
        <p className="text-small text-ink-2">And {countOf(report.more_notes, 'more note')}.</p>
      )}
    </div>
  );
}

function describeOutcome({ created, updated, unchanged, kept }: ImportReport, isPlan: boolean): string {
  if (created + updated + kept === 0)
    return `Nothing ${isPlan ? 'would change' : 'was changed'}: ${unchanged === 1 ? 'the post is' : `all ${unchanged} posts are`} here already.`;
  const parts = [
    created > 0 && `${created} new`,
    updated > 0 && `${updated} updated`,
    unchanged > 0 && `${unchanged} unchanged`,
    kept > 0 && `${kept} left as edited here`,
  ].filter(Boolean);
  return `${isPlan ? 'Posts that the import would bring' : 'Posts'}: ${parts.join(', ')}.`;
}

const describeTakenBack = ({ created, pictures, new_tags, kept }: ImportReport): string =>
  `Removed: ${countOf(created, 'post')}, ${countOf(pictures, 'picture')}, ${countOf(new_tags, 'tag')}.${kept > 0 ? ` ${kept === 1 ? '1 post stays, since it was' : `${kept} posts stay, since they were`} edited here.` : ''}`;

const listNumbers = (report: ImportReport): [string, number][] => [
  ['Published', report.published],
  ['Scheduled', report.scheduled],
  ['Drafts', report.drafts],
  ['Pictures', report.pictures],
  ['Missing pictures', report.missing_pictures],
  ['New tags', report.new_tags],
  ['Redirects', report.redirects],
  ['Not imported', report.skipped],
];

function Authors({ authors }: Pick<ImportReport, 'authors'>) {
  const known = authors.filter(({ person }) => person !== null).length;
  return (
    <details className="group border-t border-hairline">
      <DisclosureSummary className="py-2 text-small font-medium">
        Authors ({known} of {authors.length} are people of this site)
      </DisclosureSummary>
      <ul className="flex flex-col gap-1 pb-3 text-small">
        {authors.map(({ name, posts, person }) => (
          <li key={name} className="wrap-anywhere">
            <bdi>{name}</bdi> <span className="text-ink-2">({countOf(posts, 'post')})</span>
            {person === null && (
              <span className="text-ink-2">: not named, since nobody here has this name or address</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

const titles: Record<ImportNote['kind'], string> = {
  skipped: 'Not imported',
  kept: 'Left as they are',
  picture: 'Pictures that are missing',
  slug: 'Posts with another address',
  author: 'Authors',
  changed: 'Shown in another way',
  removed: 'Not shown to visitors',
};

function Notes({ kind, notes }: { kind: ImportNote['kind']; notes: readonly ImportNote[] }) {
  return (
    <details className="group border-t border-hairline">
      <DisclosureSummary className="py-2 text-small font-medium">
        {titles[kind]} ({notes.length})
      </DisclosureSummary>
      <ul className="flex flex-col gap-2 pb-3 text-small">
        {notes.map(({ post, what, reason }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- notes have no name, and hold no state
          <li key={index} className="wrap-anywhere">
            {post !== '' && post !== what && (
              <span dir="auto" className="block">
                {post}
              </span>
            )}
            <code className="font-mono text-fine">{what}</code> <span className="text-ink-2">{reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
