import { Menu } from '@base-ui/react/menu';
import type { ComponentProps } from 'react';
import { ActionMenu, MenuArrow } from '#design/admin/choice-menu.tsx';
import { buttonClass } from '#design/ui/button.tsx';

interface MoreMenuProps {
  /** The id of the row's title. */
  titleId: string;
  actions: ComponentProps<typeof ActionMenu>['actions'];
}

/** What else can be done with a row. */
export const MoreMenu = ({ titleId, actions }: MoreMenuProps) => (
  <ActionMenu
    label="More"
    trigger={
      <Menu.Trigger className={buttonClass('quiet', 'compact')} aria-describedby={titleId}>
        More
        <MenuArrow />
      </Menu.Trigger>
    }
    actions={actions}
  />
);
