import type { ReactNode, RefObject } from 'react';
import type { JsonObject } from '#design/admin/json-path.ts';
import { useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { Tabs } from '#design/admin/tabs.tsx';
import { Button } from '#design/ui/button.tsx';
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
  /** Beside the form, as a tab once there are versions. */
  preview: ReactNode;
  moreTabs?: { value: string; label: string; panel: ReactNode }[];
  /** What is beside the form. */
  beside?: RefObject<HTMLDivElement | null>;
  /** The fields and the actions. */
  children: ReactNode;
}

/**
 * A form for editing, with who else has it open, what this browser kept, what someone else has saved meanwhile,
 * and, beside it, a preview and the versions.
 */
export function EditorFrame<Item extends EditedItem, Values extends JsonObject>(
  props: EditorFrameProps<Item, Values>,
) {
  const { editing, notices, label, columns, onSubmit, preview, moreTabs = [], beside, children } = props;
  const { kind, item, other, kept } = editing;
  const guard = useLeaveGuard();
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
      {other && (
        <MergePanel
          key={other.version}
          noun={kind.noun}
          who={other.updated_by}
          base={editing.saved}
          mine={editing.values}
          theirs={kind.toValues(other)}
          describePath={kind.describePath}
          onMerge={editing.merge}
        />
      )}
      <div className={`grid items-start gap-10 ${columns}`}>
        <form
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
        {item ? (
          <div ref={beside} className="min-w-0 xl:sticky xl:top-6">
            <Tabs
              label="Beside the form"
              items={[
                { value: 'preview', label: 'Preview', panel: preview },
                {
                  value: 'versions',
                  label: 'Versions',
                  panel: (
                    <VersionsPanel
                      kind={kind}
                      item={item}
                      onRestore={(version) => guard.leave(() => editing.restore(version))}
                    />
                  ),
                },
                ...moreTabs,
              ]}
            />
          </div>
        ) : (
          <div ref={beside} className="min-w-0">
            {preview}
          </div>
        )}
      </div>
    </>
  );
}
