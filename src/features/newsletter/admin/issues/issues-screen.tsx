import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { LoadFailure } from '#design/admin/load-failure.tsx';
import { Button } from '#design/ui/button.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import type { Issue } from '../../issues.contract.ts';
import { ArchiveSetting } from './archive-setting.tsx';
import { IssueEditor, type RenderContentField } from './issue-editor.tsx';
import { emptyValues, toValues } from './issue-kind.ts';
import { IssueList } from './issue-list.tsx';
import { issuesApi } from './issues-api.ts';

const words = {
  issue: { title: 'Issues', one: 'Issue', newTitle: 'New issue', back: 'Back to all issues' },
  welcome: {
    ...{ title: 'Welcome mails', one: 'Welcome mail', newTitle: 'New welcome mail' },
    back: 'Back to all welcome mails',
  },
};

interface IssuesScreenProps {
  renderContentField: RenderContentField;
  /** What an issue that was sent has brought. */
  renderStats: (id: string, sent: number) => ReactNode;
}

/** The issues of the newsletter: all, or the editor of one. Each has an address. */
export default function IssuesScreen({ renderContentField, renderStats }: IssuesScreenProps) {
  const [path, navigate] = useLocation();
  const guard = useLeaveGuard();
  const may = useMay();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = path.match(/^\/admin\/newsletter\/issues\/([^/]+)\/?$/)?.[1];
  const isNew = id === 'new';
  const named = new URLSearchParams(useSearch()).get('kind') === 'welcome';
  /** The issue that the open editor has created has its address: the editor stays as it is. */
  const isCreated = Object(useHistoryState()).isCreated === true;
  const { data: edited } = useIssue(id === undefined || isNew || isCreated ? null : id);
  const kind = (edited ? edited.welcome !== null : named) ? 'welcome' : 'issue';
  const query = kind === 'welcome' ? '?kind=welcome' : '';
  const { title, newTitle, one, back } = words[kind];
  const goTo = (target: string) => guard.leave(() => navigate(target));
  return (
    <>
      <ScreenHeading title={id ? (isNew ? newTitle : one) : title} headingRef={heading}>
        <div className="flex flex-wrap gap-3">
          {(id || may('listSubscriptions')) && (
            <Button
              variant="quiet"
              size="compact"
              onClick={() => goTo(id ? adminPaths.issues() + query : adminPaths.newsletter())}
            >
              {id ? back : 'Subscribers'}
            </Button>
          )}
          {!id && (
            <>
              <Button
                variant="quiet"
                size="compact"
                onClick={() => navigate(adminPaths.issues() + (kind === 'issue' ? '?kind=welcome' : ''))}
              >
                {kind === 'issue' ? 'Welcome mails' : 'Issues'}
              </Button>
              <Button size="compact" onClick={() => navigate(adminPaths.newIssue() + query)}>
                {newTitle}
              </Button>
            </>
          )}
        </div>
      </ScreenHeading>
      {!id && (
        <>
          {kind === 'issue' && may('saveNewsletterSettings') && <ArchiveSetting />}
          <IssueList key={kind} kind={kind} heading={heading} />
        </>
      )}
      {(isNew || (id && isCreated)) && (
        <NewIssue
          renderContentField={renderContentField}
          onCreated={(created) =>
            navigate(adminPaths.issue(created) + query, {
              replace: true,
              state: { isCreated: true, keepsScroll: true },
            })
          }
        />
      )}
      {id && !isNew && !isCreated && (
        <EditedIssue key={id} id={id} renderContentField={renderContentField} renderStats={renderStats} />
      )}
    </>
  );
}

interface NewIssueProps {
  renderContentField: RenderContentField;
  onCreated: (id: string) => void;
}

/** A new issue; with `?post=`, it begins with an article and is stored at once. */
function NewIssue({ renderContentField, onCreated }: NewIssueProps) {
  const [, navigate] = useLocation();
  const [isWelcome] = useState(new URLSearchParams(window.location.search).get('kind') === 'welcome');
  const post = new URLSearchParams(window.location.search).get('post');
  const { data, isError, refetch } = useQuery({
    queryKey: ['new-issue', post],
    queryFn: () => issuesApi.create({ post_id: post! }),
    enabled: post !== null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const createdId = data?.id;
  useEffect(() => {
    if (createdId) navigate(adminPaths.issue(createdId), { replace: true });
  }, [createdId, navigate]);
  if (post !== null)
    return isError ? (
      <LoadFailure text="The article could not be made an issue." onRetry={() => void refetch()} />
    ) : (
      <SpinnerBlock label="Making an issue of the article" />
    );
  return (
    <IssueEditor
      issue={null}
      initial={isWelcome ? { ...emptyValues, welcome_after: 'confirmation', in_archive: false } : emptyValues}
      renderContentField={renderContentField}
      onCreated={onCreated}
      onChanged={(issue) => navigate(adminPaths.issue(issue.id), { replace: true, state: null })}
    />
  );
}

/** The issue that is edited; null for none. */
const useIssue = (id: string | null) =>
  useQuery({
    queryKey: ['issue', id],
    queryFn: () => issuesApi.read(id!),
    enabled: id !== null,
    // It is not read again while it is being edited.
    staleTime: Infinity,
    gcTime: 0,
  });

function EditedIssue({ id, renderContentField, renderStats }: IssuesScreenProps & { id: string }) {
  const client = useQueryClient();
  const { data, isError, refetch, dataUpdatedAt } = useIssue(id);
  if (isError) return <LoadFailure text="This issue could not be loaded." onRetry={() => void refetch()} />;
  if (!data) return <SpinnerBlock label="Loading the issue" />;
  return (
    <IssueEditor
      key={dataUpdatedAt}
      issue={data}
      initial={toValues(data)}
      renderContentField={renderContentField}
      renderStats={renderStats}
      onChanged={(changed: Issue) => client.setQueryData(['issue', id], changed)}
    />
  );
}
