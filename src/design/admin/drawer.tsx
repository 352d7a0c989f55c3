import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { backdropClass } from './dialog.tsx';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}

/** A modal panel at the screen's edge, as high as the screen. */
export const Drawer = ({ open, onOpenChange, title, children }: DrawerProps) => (
  <Base.Root open={open} onOpenChange={(isOpen) => onOpenChange(isOpen)}>
    <Base.Portal>
      <Base.Backdrop className={backdropClass} />
      <Base.Popup className="fixed inset-y-0 right-0 z-40 flex w-full max-w-[32rem] flex-col overflow-y-auto overscroll-contain border-l border-ink bg-paper text-ink transition-[translate] duration-320 ease-mark outline-none data-ending-style:translate-x-full data-ending-style:duration-220 data-starting-style:translate-x-full motion-reduce:transition-none">
        <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-ink bg-paper py-2 pr-2 pl-4">
          <Base.Title className="text-lead">{title}</Base.Title>
          <Base.Close render={<Button variant="quiet" size="compact" />}>Close</Base.Close>
        </div>
        <div className="p-4">{children}</div>
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
