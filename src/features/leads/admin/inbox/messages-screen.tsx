import { useRef, useState } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { BoxLinks } from '#design/admin/lists/box-links.tsx';
import { describeEmptyList, ListSearchBox } from '#design/admin/lists/list-search.tsx';
import { LoadFailure } from '#design/admin/load-failure.tsx';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { Button, buttonClass } from '#design/ui/button.tsx';
import { EmptyState } from '#design/ui/empty-state.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { isNarrowed, wholeInbox } from './lead-filter.ts';
import { LeadFilters } from './lead-filters.tsx';
import { LeadList } from './lead-list.tsx';
import { LeadPane } from './lead-pane.tsx';
import type { OpenMenu } from './lead-properties.tsx';
import { listViews } from './list-views.ts';
import { messagesApi } from './messages-api.ts';
import { OpenedFrame } from './opened-frame.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useAssignees } from './use-assignees.ts';
import { useInboxAddress } from './use-inbox-address.ts';
import { useInboxPosition } from './use-inbox-position.ts';
import { useLead } from './use-lead.ts';
import { useLeadActions } from './use-lead-actions.ts';
import { useLeads } from './use-leads.ts';
import { useSearchBox } from './use-search-box.ts';
import { useSelection } from './use-selection.ts';
import { useShortcuts } from './use-shortcuts.ts';

const wholeSpam = { ...wholeInbox, box: 'spam' as const };

/**
 * The Contact Messages tab: the leads, and the one that is open beside them; on narrow screens in their place.
 * @param email whose session it is
 */
export function MessagesScreen({ email }: { email: string }) {
  const { filter, lead: openId, hrefOf, show } = useInboxAddress();
  const leads = useLeads(filter);
  const spam = useLeads(wholeSpam);
  const search = useSearchBox(filter.q, (q) => show({ filter: { ...filter, q } }, { replace: true }));
  const { lead, status, retry } = useLead(openId, leads.rows);
  const assignees = useAssignees();
  const me = assignees.find((account) => account.email === email)?.id ?? null;
  const actions = useLeadActions(me);
  const ids = leads.rows.map(({ id }) => id);
  const selection = useSelection(ids);
  const heading = useRef<HTMLHeadingElement>(null);
  const selected = leads.rows.filter(({ id }) => selection.has(id));
  const [menuName, setMenuName] = useState<OpenMenu['name']>(null);
  const replyBox = useRef<HTMLTextAreaElement>(null);
  const isReplyWanted = useRef(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const position = useInboxPosition({ ids, openId, list: leads });
  const current = leads.rows.find(({ id }) => id === position.currentId) ?? null;
  const target = openId === null ? current : lead;

  /** Runs an action that may remove the focused row or button, then focuses the heading. */
  function act(action: () => void) {
    action();
    heading.current?.focus();
  }

  function open(id: string) {
    position.setCurrentId(id);
    position.focusOpened();
    show({ lead: id });
  }

  function close() {
    if (openId === null) return selection.clear();
    show({ lead: null });
  }

  /** Escape leaves a field first, for the list or for the lead that it is in. */
  function leave({ target: from }: KeyboardEvent) {
    if (!(from instanceof HTMLElement) || !from.matches('[type=search], textarea')) return close();
    from.blur();
    if (from.matches('textarea')) position.openedRef.current?.focus();
    else position.focusCurrent();
  }

  function step(by: 1 | -1) {
    const next = position.step(by);
    if (next && openId !== null) show({ lead: next }, { replace: true });
  }

  function finish() {
    if (selected.length > 0 && filter.box === 'main') {
      actions.changeAll(selected, { status: 'done' }, `${selected.length} messages done`);
      return selection.clear();
    }
    if (!target || target.spam_reasons) return;
    const isDone = target.status === 'done';
    // Before its row may leave the list.
    if (!isDone) step(1);
    actions.change(
      target,
      { status: isDone ? 'open' : 'done' },
      isDone ? 'Message is open' : 'Message is done',
    );
  }

  /** A menu is beside the opened lead. */
  function showMenu(name: OpenMenu['name']) {
    if (!target || target.spam_reasons) return;
    if (openId === null) open(target.id);
    setMenuName(name);
  }

  function askToDelete() {
    if (selected.length > 0) actions.askToDelete(selected);
    else if (target) actions.askToDelete([target]);
  }

  function reply() {
    if (openId !== null) return replyBox.current?.focus();
    if (!current) return;
    isReplyWanted.current = true;
    position.setCurrentId(current.id);
    show({ lead: current.id });
  }

  /** The box of a lead that was opened to be answered has the focus at once. */
  function takeReplyBox(box: HTMLTextAreaElement | null) {
    replyBox.current = box;
    if (!box || !isReplyWanted.current) return;
    isReplyWanted.current = false;
    box.focus();
  }

  const shortcuts = useShortcuts({
    next: () => step(1),
    previous: () => step(-1),
    open: () => current && open(current.id),
    close: leave,
    reply,
    finish,
    assign: () => showMenu('owner'),
    state: () => showMenu('state'),
    undo: actions.undo,
    markRead: () => target && !target.read && actions.markRead(target),
    select: () => target && selection.toggle(target.id),
    remove: askToDelete,
    search: () => document.querySelector<HTMLInputElement>('[role=search] input')?.focus(),
    help: () => setIsHelpOpen(true),
  });
  const toDelete = actions.toDelete.length;
  const emptyText =
    filter.box === 'spam' && filter.q === ''
      ? 'No spam.'
      : isNarrowed(filter)
        ? 'No messages match these filters.'
        : describeEmptyList('messages', search);

  return (
    <>
      <ScreenHeading title="Contact Messages" headingRef={heading}>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="compact" onClick={() => setIsHelpOpen(true)}>
            Shortcuts
          </Button>
          <a
            href={messagesApi.exportAddress(filter)}
            download
            className={buttonClass('secondary', 'compact')}
          >
            Download CSV
          </a>
        </div>
      </ScreenHeading>
      {/* That of the opened lead is shown with it. */}
      {actions.conflict && actions.conflict.current.id !== openId && (
        <ConflictNotice
          key={actions.conflict.current.id}
          conflict={actions.conflict}
          assignees={assignees}
          isElsewhere
          onSettle={actions.settleConflict}
        />
      )}
      <div
        className={`lg:grid lg:items-start lg:gap-6 ${openId === null ? '' : 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'}`}
      >
        <section aria-label="Messages" className={`min-w-0 ${openId === null ? '' : 'max-lg:hidden'}`}>
          <BoxLinks links={listViews({ filter, hrefOf, spam })} />
          <ListSearchBox
            label="Search messages"
            search={search}
            list={leads}
            onEnter={() => {
              search.settle();
              position.leaveSearch();
            }}
          />
          {filter.box === 'main' && (
            <LeadFilters filter={filter} assignees={assignees} onChange={(next) => show({ filter: next })} />
          )}
          {leads.status === 'loading' ? (
            <SpinnerBlock label="Loading messages" />
          ) : leads.status === 'failed' ? (
            <LoadFailure text="The messages could not be loaded." onRetry={leads.retry} />
          ) : leads.rows.length === 0 ? (
            <EmptyState text={emptyText} />
          ) : (
            <LeadList
              list={leads}
              openId={openId}
              currentId={position.currentId}
              assignees={assignees}
              selection={selection}
              actions={actions}
              hrefOf={(id) => hrefOf(filter, id)}
              onOpen={(id, byKey) => {
                position.setCurrentId(id);
                if (byKey) position.focusOpened();
              }}
              act={act}
              listRef={position.listRef}
            />
          )}
          {selected.length > 0 && filter.box === 'main' && (
            <BulkBar
              leads={selected}
              assignees={assignees}
              actions={actions}
              onSelectAll={() => selection.setAll(true)}
              onClear={selection.clear}
            />
          )}
        </section>
        {openId !== null && (
          <OpenedFrame status={status} onRetry={retry} onClose={close} onStep={step}>
            {lead && (
              <LeadPane
                key={lead.id}
                lead={lead}
                assignees={assignees}
                actions={actions}
                menu={{ name: menuName, set: setMenuName }}
                headingRef={position.openedRef}
                replyRef={takeReplyBox}
                act={act}
              />
            )}
          </OpenedFrame>
        )}
      </div>
      <AlertDialog
        open={toDelete > 0}
        onOpenChange={actions.dropQuestion}
        title={toDelete > 1 ? `Delete ${toDelete} messages?` : 'Delete message?'}
        description={
          toDelete > 1
            ? `Are you sure you want to delete these ${toDelete} messages? Past figures will no longer count them.`
            : 'Are you sure you want to delete this message? Past figures will no longer count it.'
        }
        confirmLabel="Delete"
        onConfirm={() => {
          actions.deleteAsked();
          if (openId !== null && actions.toDelete.some(({ id }) => id === openId)) show({ lead: null });
        }}
        fallbackFocus={heading}
      />
      <ShortcutsDialog
        open={isHelpOpen}
        onOpenChange={setIsHelpOpen}
        isOn={shortcuts.isOn}
        onSwitch={shortcuts.switchTo}
      />
    </>
  );
}
