import { useState } from 'react';
import { Dialog } from '#design/admin/dialog.tsx';
import { Button } from '#design/ui/button.tsx';
import { notify } from '#design/ui/toast.ts';
import { includesRightTo, rightsOf, type Role } from '#platform/rights.contract.ts';
import type { TeamMember } from '../../team.contract.ts';
import { RoleFields } from './role-fields.tsx';

interface RolesDialogProps {
  member: TeamMember;
  onClose: () => void;
  onSave: (roles: Role[]) => Promise<void>;
}

/** Changes a colleague's roles. */
export function RolesDialog({ member, onClose, onSave }: RolesDialogProps) {
  const [chosen, setChosen] = useState(member.roles);
  const [isSaving, setIsSaving] = useState(false);
  const hasLeads = (held: Role[]) => includesRightTo(rightsOf(held), 'listMessages');
  const losesLeads = hasLeads(member.roles) && !hasLeads(chosen);

  async function save() {
    if (chosen.length === 0) {
      notify({
        title: 'Error',
        description: 'Please choose at least one role, or deactivate the account',
        kind: 'error',
      });
      return;
    }
    setIsSaving(true);
    await onSave(chosen);
    setIsSaving(false);
  }

  return (
    <Dialog open onOpenChange={() => !isSaving && onClose()} title={`Roles of ${member.name}`}>
      <RoleFields legend="Roles" chosen={chosen} onChange={setChosen} />
      {losesLeads && (
        <p className="border border-redline px-3 py-2 text-small">
          Messages assigned to {member.name} become unassigned.
        </p>
      )}
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={isSaving} onClick={() => void save()}>
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </Dialog>
  );
}
