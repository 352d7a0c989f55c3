import { Link } from 'wouter';
import { MoreMenu } from '#domain/rows/admin/more-menu.tsx';
import { DragHandle } from '#design/admin/reorder/move-controls.tsx';
import { useDragToMove } from '#design/admin/reorder/use-drag-to-move.ts';
import { Button, buttonClass } from '#design/ui/button.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import { linkClass } from '#design/ui/link-class.ts';
import { SelectBox } from '#domain/rows/admin/select-box.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import type { DocumentCard } from '../../contract.ts';
import { showSlug } from '../slug-text.ts';
import { isClosed, StateBadges } from '../state-badges.tsx';

interface DocumentRowProps {
  document: DocumentCard;
  /** Its purpose, if its title alone does not say it. */
  description: string | undefined;
  index: number;
  count: number;
  /** "12 of 98 texts are the demonstration’s", if any are. */
  demonstration: string | undefined;
  isSelected: boolean;
  /** Null where nothing can be done with several. */
  onSelect: ((toAnchor: boolean) => void) | null;
  /** Null if there is no order, or only part of it is shown. */
  onMove: ((from: number, to: number) => void) | null;
  /** Null for documents that cannot be deleted. */
  onDelete: (() => void) | null;
}

/** A document in the list of its collection. */
export function DocumentRow(props: DocumentRowProps) {
  const { document, description, demonstration, index, count } = props;
  const { isSelected, onSelect, onMove, onDelete } = props;
  const { collection, slug, title, path, state, updated_at, updated_by } = document;
  const { item, handle, isOver } = useDragToMove({
    list: collection,
    index,
    isEnabled: onMove !== null && count > 1,
    onMove: onMove ?? (() => undefined),
  });
  const titleId = `document-${slug}`;
  const shownAt = state === 'draft' || isClosed(document) ? null : path;
  return (
    <li
      ref={item}
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline py-2 pr-2 ${isOver || isSelected ? 'bg-sunk' : 'bg-sheet hover:bg-sunk'} ${isOver ? 'outline outline-petrol' : ''}`}
    >
      {onSelect && <SelectBox label={`Select ${title}`} isSelected={isSelected} onToggle={onSelect} />}
      {onMove && count > 1 && <DragHandle name={title} handle={handle} />}
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-0.5">
        <h2 id={titleId} className="text-small font-semibold wrap-anywhere">
          <Link href={adminPaths.document(collection, slug)} className={linkClass}>
            <bdi>{title}</bdi>
          </Link>
        </h2>
        {description && (
          <p dir="auto" className="text-fine text-ink-2">
            {description}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-fine text-ink-2">
          <span className="font-mono wrap-anywhere">{showSlug(slug)}</span>
          <StateBadges {...document} />
          {demonstration && <span>{demonstration}</span>}
          {updated_at && (
            <span>
              <time dateTime={updated_at}>{formatDate(updated_at)}</time>
              {updated_by && ` by ${updated_by}`}
            </span>
          )}
        </p>
      </div>
      <div className="-ml-3 flex flex-wrap sm:ml-0">
        {onDelete ? (
          <>
            <Button variant="quiet" size="compact" aria-describedby={titleId} onClick={onDelete}>
              Delete
            </Button>
            <RowMenu {...props} titleId={titleId} shownAt={shownAt} />
          </>
        ) : (
          shownAt !== null && (
            <a
              href={shownAt}
              target="_blank"
              rel="noreferrer"
              aria-describedby={titleId}
              className={buttonClass('quiet', 'compact')}
            >
              View on site
            </a>
          )
        )}
      </div>
    </li>
  );
}

type RowMenuProps = Pick<DocumentRowProps, 'index' | 'count' | 'onMove'> & {
  titleId: string;
  /** Where visitors see the document; null if they do not. */
  shownAt: string | null;
};

/** What else can be done with a document; nothing if there is nothing. */
function RowMenu({ index, count, onMove, titleId, shownAt }: RowMenuProps) {
  const actions = [
    shownAt !== null && {
      label: 'View on site',
      onChoose: () => window.open(shownAt, '_blank', 'noreferrer'),
    },
    onMove && index > 0 && { label: 'Move up', onChoose: () => onMove(index, index - 1) },
    onMove && index < count - 1 && { label: 'Move down', onChoose: () => onMove(index, index + 1) },
  ].filter((action) => action !== false && action !== null);
  if (actions.length === 0) return null;
  return <MoreMenu titleId={titleId} actions={actions} />;
}
