import { focusRing } from '#design/ui/focus-ring.ts';
import { roles, type Role } from '#platform/rights.contract.ts';

/** A role's name, and what its holders can do. */
const roleTexts: Record<Role, { label: string; text: string }> = {
  author: { label: 'Author', text: 'Writes blogs. An editor publishes them.' },
  editor: { label: 'Editor', text: 'Publishes blogs and content, manages images, drafts newsletters.' },
  'lead-desk': { label: 'Lead desk', text: 'Answers messages; sees subscribers and insights.' },
  admin: { label: 'Admin', text: 'Everything: settings, team and personal data too.' },
};

export const nameRoles = (held: readonly Role[]): string =>
  held.map((role) => roleTexts[role].label).join(', ');

interface RoleFieldsProps {
  legend: string;
  chosen: readonly Role[];
  onChange: (roles: Role[]) => void;
  /** Without what each role can do. */
  isBrief?: boolean;
}

/** A box for each role. */
export function RoleFields({ legend, chosen, onChange, isBrief = false }: RoleFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-small font-medium">{legend}</legend>
      {roles.map((role) => (
        <label key={role} className="flex min-h-9 cursor-pointer items-start gap-3 py-1">
          <input
            type="checkbox"
            checked={chosen.includes(role)}
            className={`mt-1 size-4 shrink-0 cursor-pointer accent-petrol ${focusRing}`}
            onChange={({ currentTarget: { checked } }) =>
              onChange(roles.filter((one) => (one === role ? checked : chosen.includes(one))))
            }
          />
          <span>
            {roleTexts[role].label}
            {!isBrief && <span className="block text-fine text-ink-2">{roleTexts[role].text}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
