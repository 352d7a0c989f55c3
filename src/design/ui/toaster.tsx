import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { focusRing } from './focus-ring.ts';
import type { Notice } from './toast.ts';

const timeoutMs = { success: 5000, error: 8000, action: 20_000 };

const manager = Toast.createToastManager();

let mounted: Promise<HTMLElement> | undefined;

/** Shows a notice; the first one puts the toaster into the page. */
export async function showNotice({ title, description, kind, action }: Notice): Promise<void> {
  const host = await mountToaster();
  const place = findPlace();
  if (host.parentElement !== place) place.append(host);
  manager.add({
    // The same notice again takes the place of the first.
    id: [kind, title, description].join('|'),
    title,
    description,
    type: kind,
    timeout: action ? timeoutMs.action : timeoutMs[kind],
    ...(action && { actionProps: { children: action.label, onClick: action.onSelect } }),
  });
}

function mountToaster(): Promise<HTMLElement> {
  mounted ??= new Promise((resolve) => {
    const host = document.createElement('div');
    document.body.append(host);
    createRoot(host).render(<Toaster onReady={() => resolve(host)} />);
  });
  return mounted;
}

/** A modal `<dialog>` covers all outside it and makes it inert: what happens in it is said in it. */
function findPlace(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}

/** @param onReady called once the manager is listened to */
function Toaster({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return (
    <Toast.Provider toastManager={manager} limit={4}>
      <Toast.Viewport className="pointer-events-none fixed inset-x-2 top-[calc(var(--header-height,4rem)+0.5rem)] z-50 mx-auto flex max-w-96 flex-col gap-2 outline-none print:hidden">
        <Slips />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

const motion =
  'transition-[opacity,transform] duration-220 ease-mark data-starting-style:-translate-y-4 data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-160 data-limited:hidden motion-reduce:transition-none';

function Slips() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      // Said anew when it comes again.
      key={`${toast.id}|${toast.updateKey ?? 0}`}
      toast={toast}
      swipeDirection={['left', 'right']}
      // A notice is no dialog: the viewport is a polite live region, an error interrupts.
      role={toast.type === 'error' ? 'alert' : 'status'}
      aria-modal={undefined}
      className={`pointer-events-auto translate-x-(--toast-swipe-movement-x) rounded-dialog border border-ink bg-sheet text-ink ${motion} ${focusRing}`}
    >
      <Toast.Content className="flex items-stretch">
        <KindMark isError={toast.type === 'error'} />
        <div className="flex min-w-0 flex-1 flex-col gap-1 px-3 py-3">
          <Toast.Title className="text-small wrap-anywhere" />
          <Toast.Description className="text-small text-ink-2 wrap-anywhere" />
          {toast.actionProps && (
            <Toast.Action
              className={`mt-1 self-start rounded-control border border-control px-3 py-1 text-small font-medium hover:border-ink hover:bg-sunk ${focusRing}`}
            />
          )}
        </div>
        <Toast.Close
          aria-label="Dismiss"
          // The library hides it until the stack is spread out; ours always is.
          aria-hidden={false}
          className={`m-1 inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-sunk hover:text-ink ${focusRing}`}
        >
          <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 stroke-current stroke-[1.5]">
            <path d="M1 1l10 10M11 1L1 11" />
          </svg>
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

/** A tick on marker for what is done, the checker's red triangle for what must be corrected. */
function KindMark({ isError }: { isError: boolean }) {
  const look = isError ? 'bg-redline text-paper' : 'bg-mark text-on-mark';
  return (
    <span
      aria-hidden="true"
      className={`flex w-9 shrink-0 justify-center rounded-l-[3px] border-r border-ink pt-3.5 ${look}`}
    >
      <svg viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-2">
        <path d={isError ? 'M8 2l6.5 12h-13zM8 6.5v4M8 11.5v1' : 'M2 8.5l4 4.5 8-10'} />
      </svg>
    </span>
  );
}
