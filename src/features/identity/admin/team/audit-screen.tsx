import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auditActions, type AuditAction, type AuditEntry, type AuditFilter } from '#domain/audit/contract.ts';
import { ListView } from '#domain/rows/admin/list-view.tsx';
import { useList } from '#domain/rows/admin/use-list.ts';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { formatMoment } from '#design/ui/format-moment.ts';
import { SelectField } from '#domain/forms/admin/select-field.tsx';
import { auditTexts, nameActor } from './audit-texts.ts';
import { teamApi } from './team-api.ts';
import { TeamParts } from './team-parts.tsx';

/** Who did what, newest first. */
export function AuditScreen() {
  const [actor, setActor] = useState('');
  const [action, setAction] = useState<AuditAction | ''>('');
  const team = useQuery({ queryKey: ['team'], queryFn: teamApi.list });
  const filter: AuditFilter = { ...(actor && { actor }), ...(action && { action }) };
  const entries = useList<AuditEntry>({
    key: 'audit',
    search: `${actor} ${action}`,
    loadPage: (next) => teamApi.listAudit(filter, next),
    failure: null,
  });
  const isFiltered = actor !== '' || action !== '';
  return (
    <>
      <ScreenHeading title="Audit" />
      <TeamParts />
      <div className="mb-4 flex flex-wrap gap-4">
        <SelectField label="Person" value={actor} onChoose={setActor}>
          <option value="">Everyone</option>
          {team.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Action"
          value={action}
          onChange={({ currentTarget }) => setAction(currentTarget.value as AuditAction | '')}
        >
          <option value="">All</option>
          {auditActions.map((one) => (
            <option key={one} value={one}>
              {auditTexts[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <ListView
        list={entries}
        name="the audit list"
        emptyText={
          isFiltered
            ? 'Nothing of that in the last twelve months.'
            : 'Nothing yet. Changes to rights, keys and settings, exports, and what is published or sent appear here.'
        }
        failedText="The audit list could not be loaded."
      >
        {(rows) => (
          <ul className="text-small" aria-label="Audit list">
            {rows.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </ListView>
    </>
  );
}

const Entry = ({ entry: { created_at, actor, action, target, details } }: { entry: AuditEntry }) => (
  <li className="grid gap-x-6 border-b border-hairline py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
    <time dateTime={created_at} className="text-ink-2">
      {formatMoment(created_at)}
    </time>
    <div className="min-w-0 wrap-anywhere">
      <p>
        <span className="font-medium">{auditTexts[action]}</span>
        {target?.title ? ` · ${target.title}` : ''}
      </p>
      <p className="text-ink-2">
        {nameActor(actor)}
        {details ? ` · ${details}` : ''}
      </p>
    </div>
  </li>
);
