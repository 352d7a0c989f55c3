import { useQueryClient } from '@tanstack/react-query';
import { runWrite } from '#design/admin/run-write.ts';
import { Switch } from '#design/admin/switch.tsx';
import { setupApi, setupKey, useSetup } from './setup-api.ts';

/** Shows the setup checklist above the site settings, or hides it, for everyone who signs in. */
export function ChecklistSwitch() {
  const client = useQueryClient();
  const { data: setup } = useSetup();

  async function choose(isShown: boolean) {
    const saved = await runWrite(() => setupApi.dismiss(!isShown), {
      done: isShown ? 'The setup checklist is shown' : 'The setup checklist is hidden',
    });
    if (saved.kind === 'done') client.setQueryData(setupKey, saved.answer);
  }

  return (
    <Switch
      label="Show the setup checklist above Site Settings"
      checked={setup ? !setup.is_dismissed : false}
      onChange={(event) => void choose(event.currentTarget.checked)}
    />
  );
}
