import { useRef, useState } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { FolderLinks } from '#domain/rows/admin/folder-links.tsx';
import { describeEmptyList, ListSearchField } from '#domain/rows/admin/list-search.tsx';
import { ListSkeleton } from '#domain/rows/admin/list-view.tsx';
import { LoadFailure } from '#design/admin/load-failure.tsx';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { Button, buttonClass } from '#design/ui/button.tsx';
import { EmptyState } from '#design/ui/empty-state.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { paths } from '#paths/paths.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { isNarrowed, listViews, wholeInbox } from './lead-filter.ts';
import { LeadFilters } from './lead-filters.tsx';
import { EnterLead } from './enter-lead.tsx';
import { LeadList } from './lead-list.tsx';
import { LeadButtons, LeadPane } from './lead-pane.tsx';
import { messagesApi } from './messages-api.ts';
import { OpenedFrame } from './opened-frame.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useAssignees } from './assignees.ts';
import { useInboxUrl, useInboxPosition } from './use-inbox-position.ts';
import { useInboxCommands } from './use-inbox-commands.ts';
import { useCounts, useLead, useLeads } from './lead-queries.ts';
import { useLeadActions } from './use-lead-actions.ts';
import { useSearchField } from '#domain/rows/admin/use-search-field.ts';
import { useSelection } from '#domain/rows/admin/use-selection.ts';
import { useShortcuts } from './shortcuts.ts';

const wholeSpam = { ...wholeInbox, folder: 'spam' as const };

/**
 * The Contact Messages tab: the leads, and the opened one beside them, or in their place on narrow screens.
 * @param email the session's account
 */
export function MessagesScreen({ email }: { email: string }) {
  const address = useInboxUrl();
  const { filter, lead: openId, hrefOf, show } = address;
  const leads = useLeads(filter);
  const spam = useLeads(wholeSpam);
  const counts = useCounts();
  const search = useSearchField(filter.q, (q) => show({ filter: { ...filter, q } }, { replace: true }));
  const { lead, status, retry } = useLead(openId, leads.rows);
  const assignees = useAssignees();
  const me = assignees.find((account) => account.email === email)?.id ?? null;
  const actions = useLeadActions(me);
  const ids = leads.rows.map(({ id }) => id);
  const selection = useSelection(ids);
  const heading = useRef<HTMLHeadingElement>(null);
  const selected = leads.rows.filter(({ id }) => selection.has(id));
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const position = useInboxPosition({ ids, openId, list: leads });
  const current = leads.rows.find(({ id }) => id === position.currentId) ?? null;

  /** Runs an action that may remove the focused row or button, then focuses the heading. */
  function act(action: () => void) {
    action();
    heading.current?.focus();
  }

  const commands = useInboxCommands({
    address,
    position,
    actions,
    selection,
    selected,
    current,
    target: openId === null ? current : lead,
    onHelp: () => setIsHelpOpen(true),
  });
  const shortcuts = useShortcuts(commands.byKey);
  const toDelete = actions.toDelete.length;
  const emptyText =
    filter.folder === 'spam' && filter.q === ''
      ? 'No spam.'
      : isNarrowed(filter)
        ? 'No messages match these filters.'
        : describeEmptyList('messages', search);

  return (
    <>
      <div className={openId === null ? '' : 'print:hidden'}>
        <ScreenHeading title="Contact Messages" headingRef={heading}>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="quiet"
              size="compact"
              className="max-lg:hidden"
              onClick={() => setIsHelpOpen(true)}
            >
              Shortcuts
            </Button>
            <a
              href={messagesApi.exportUrl(filter)}
              download
              className={`${buttonClass('quiet', 'compact')} max-lg:hidden`}
            >
              Download CSV
            </a>
            <EnterLead onEntered={(id) => show({ filter: wholeInbox, lead: id })} />
          </div>
        </ScreenHeading>
      </div>
      {/* The opened lead's conflict is shown with it. */}
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
        className={`lg:grid lg:items-start lg:gap-6 ${openId === null ? '' : 'lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)] print:block'}`}
      >
        <section
          aria-label="Messages"
          className={`min-w-0 ${openId === null ? '' : 'max-lg:hidden print:hidden'}`}
        >
          <FolderLinks links={listViews({ filter, hrefOf, spam, counts })} />
          <div className="@container mb-3">
            <div className="flex flex-wrap items-start gap-2">
              <ListSearchField
                label="Search messages"
                search={search}
                list={leads}
                onEnter={() => {
                  search.settle();
                  position.leaveSearch();
                }}
                className="min-w-0 flex-1 @4xl:flex-none"
              />
              {filter.folder === 'main' && (
                <LeadFilters
                  filter={filter}
                  assignees={assignees}
                  onChange={(next) => show({ filter: next })}
                >
                  <a
                    href={messagesApi.exportUrl(filter)}
                    download
                    className={`${buttonClass('quiet', 'compact')} lg:hidden`}
                  >
                    Download CSV
                  </a>
                </LeadFilters>
              )}
            </div>
          </div>
          {leads.status === 'loading' ? (
            <ListSkeleton name="messages" />
          ) : leads.status === 'failed' ? (
            <LoadFailure text="The messages could not be loaded." onRetry={leads.retry} />
          ) : leads.rows.length === 0 ? (
            <EmptyState text={emptyText}>
              {filter.folder === 'main' && filter.q === '' && !isNarrowed(filter) && <WhatArrives />}
            </EmptyState>
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
          {selected.length > 0 && (
            <BulkBar
              leads={selected}
              areSpam={filter.folder === 'spam'}
              assignees={assignees}
              actions={actions}
              onSelectAll={() => selection.setAll(true)}
              onClear={selection.clear}
            />
          )}
        </section>
        {openId !== null && (
          <OpenedFrame
            status={status}
            onRetry={retry}
            onClose={commands.close}
            onStep={commands.step}
            actions={lead && <LeadButtons lead={lead} actions={actions} act={act} />}
          >
            {lead && (
              <LeadPane
                key={lead.id}
                lead={lead}
                assignees={assignees}
                actions={actions}
                menu={commands.menu}
                headingRef={position.openedRef}
                replyRef={commands.takeReplyBox}
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
            ? `Are you sure you want to delete these ${toDelete} messages? They’re deleted for good and removed from Insights too.`
            : 'Are you sure you want to delete this message? It’s deleted for good and removed from Insights too.'
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

const WhatArrives = () => (
  <>
    <p className="text-small text-ink-2">
      What visitors write in the contact form or by email arrives here, as do calls that you enter yourself.
    </p>
    <a href={paths.contact()} target="_blank" rel="noreferrer" className={linkClass}>
      Open the contact form
    </a>
  </>
);
