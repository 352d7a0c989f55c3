import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Drawer } from '#design/admin/drawer.tsx';
import type { JsonObject } from '#design/admin/json-path.ts';
import { useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { Tabs, type TabItem } from '#design/admin/tabs.tsx';
import { Button } from '#design/ui/button.tsx';
import { useMedia } from '#design/admin/use-media.ts';
import { formatMoment } from '#design/ui/format-moment.ts';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import type { EditedItem } from './editing-kind.ts';
import { MergePanel } from './merge-panel.tsx';
import { PresenceLine } from './presence-line.tsx';
import type { Editing } from './use-editing.ts';
import { VersionsPanel } from './versions-panel.tsx';

interface EditorFrameProps<Item extends EditedItem, Values extends JsonObject> {
  editing: Editing<Item, Values>;
  /** Further notices above the form. */
  notices?: ReactNode;
  /** The form's name. */
  label?: string;
  /** The columns of the form and what is beside it, on wide screens. */
  columns: string;
  onSubmit: () => void;
  /** The form's id, for fields outside it. */
  formId?: string;
  /** Above the form and what is beside it. */
  head?: ReactNode;
  /** Before the form: a column of its own, or a row. */
  outline?: ReactNode;
  /** Beside the form: before the versions, which something new does not have, and after them. */
  panels: TabItem<string>[];
  morePanels?: TabItem<string>[];
  /** The panel that is open, if that state is kept elsewhere. */
  panel?: string;
  onPanelChange?: (panel: string) => void;
  /** On narrow screens the panels are in a drawer; without it, below the form. */
  drawer?: Pick<ComponentProps<typeof Drawer>, 'open' | 'onOpenChange' | 'title'>;
  /** The column beside the form. */
  beside?: RefObject<HTMLDivElement | null>;
  /** The fields and the actions. */
  children: ReactNode;
}

/** Where there is room beside the form: Tailwind's `xl`. */
const wide = '(min-width: 80rem)';

/**
 * A form for editing, with who else has it open, what this browser kept, what someone else has saved meanwhile,
 * and, beside it, its panels and the versions.
 */
export function EditorFrame<Item extends EditedItem, Values extends JsonObject>(
  props: EditorFrameProps<Item, Values>,
) {
  const { editing, notices, label, formId, head, columns, outline, onSubmit, drawer, beside, children } =
    props;
  const { panels, morePanels = [], panel, onPanelChange } = props;
  const isWide = useMedia(wide);
  const { kind, item, conflict, kept } = editing;
  const guard = useLeaveGuard();
  const versions = item && {
    value: 'versions',
    label: 'Versions',
    panel: (
      <VersionsPanel
        kind={kind}
        item={item}
        onRestore={(version) => guard.leave(() => editing.restore(version))}
      />
    ),
  };
  const items = [...panels, ...(versions ? [versions] : []), ...morePanels];
  const tabs = items.length > 0 && (
    <Tabs
      label="Beside the form"
      items={items}
      {...(panel !== undefined && { value: panel })}
      {...(onPanelChange && { onChange: onPanelChange })}
    />
  );
  return (
    <>
      {item && <PresenceLine name={kind.toKey(item)} report={() => kind.api.notePresence(item)} />}
      {notices}
      {kept && (
        <div className="mb-6 max-w-2xl">
          <InlineMessage
            kind="info"
            title="There are unsaved changes from before."
            text={`Typed in this browser until ${formatMoment(kept.keptAt)}.`}
          >
            <div className="mt-2 flex flex-wrap gap-2">
              <Button size="compact" onClick={editing.restoreKept}>
                Restore
              </Button>
              <Button variant="secondary" size="compact" onClick={editing.discardKept}>
                Discard
              </Button>
            </div>
          </InlineMessage>
        </div>
      )}
      {conflict && (
        <MergePanel
          key={conflict.other.version}
          noun={kind.noun}
          who={conflict.other.updated_by}
          isOwn={conflict.isOwn}
          at={conflict.other.updated_at}
          base={editing.saved}
          mine={editing.values}
          theirs={kind.toValues(conflict.other)}
          describePath={(path) => kind.describePath(path, editing.values)}
          takesFocus={conflict.isAsked}
          onMerge={editing.merge}
        />
      )}
      {head}
      <div className={`grid items-start gap-10 ${columns}`}>
        {outline}
        <form
          id={formId}
          noValidate
          aria-label={label}
          className="flex min-w-0 flex-col gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {children}
        </form>
        {(isWide || !drawer) && (
          <div
            ref={beside}
            className="min-w-0 xl:sticky xl:top-6 xl:-mx-1 xl:max-h-[calc(100dvh-3rem)] xl:overflow-y-auto xl:px-1 xl:pb-1"
          >
            {tabs}
          </div>
        )}
      </div>
      {drawer && !isWide && <Drawer {...drawer}>{tabs}</Drawer>}
    </>
  );
}
