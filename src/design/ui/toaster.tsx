import { useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { focusRing } from './focus-ring.ts';
import { MessageMark } from './inline-message.tsx';
import { ToastQueue, type ListedToast, type Toast } from './toast-queue.ts';

const queue = new ToastQueue();

let mounted: Promise<HTMLElement> | undefined;

/** Shows a toast; the first one adds the toaster to the page. */
export async function showToast(toast: Toast): Promise<void> {
  const host = await mountToaster();
  const dialog = findModalDialog();
  const place = dialog?.firstElementChild ?? document.body;
  if (host.parentElement !== place) place.append(host);
  const isOfForm = toast.kind === 'error' && document.activeElement?.closest('form');
  host.toggleAttribute('data-high', Boolean(isOfForm));
  queue.add(toast);
  // In a dialog it moves the field that it is about.
  if (dialog) setTimeout(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
}

/** Takes down the toast of a topic, if it is still shown. */
export async function removeToast(topic: string): Promise<void> {
  await mounted;
  queue.removeTopic(topic);
}

function mountToaster(): Promise<HTMLElement> {
  mounted ??= new Promise((resolve) => {
    const host = document.createElement('div');
    host.className = 'contents';
    // While the pointer or the focus is on them, toasts stay.
    for (const sign of ['pointerenter', 'focusin']) host.addEventListener(sign, () => queue.pause());
    for (const sign of ['pointerleave', 'focusout']) host.addEventListener(sign, () => queue.resume());
    document.body.append(host);
    // Before the form itself looks again for what is wrong.
    addEventListener('submit', queue.removeErrors, true);
    createRoot(host).render(<Toaster onReady={() => resolve(host)} />);
  });
  return mounted;
}

/** It covers everything outside it and makes it inert, so toasts are shown inside it, in its header. */
const findModalDialog = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1);

/** @param onReady called once the queue is listened to */
function Toaster({ onReady }: { onReady: () => void }) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.read);
  useEffect(onReady, [onReady]);
  return (
    <section
      aria-label="Notices"
      // Each toast announces itself. Modal dialogs hide everything around them that lacks this attribute.
      aria-live="off"
      className="toasts"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

const motion =
  'transition-[opacity,translate] duration-220 ease-mark starting:-translate-y-4 starting:opacity-0 motion-reduce:transition-none';

/** One toast. An error interrupts a screen reader, a success waits. */
function ToastCard({ toast: { id, title, description, kind, action } }: { toast: ListedToast }) {
  const close = () => queue.remove(id);
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={`pointer-events-auto flex items-stretch rounded-dialog border border-ink bg-sheet text-ink ${motion}`}
    >
      <MessageMark kind={kind} className="rounded-l-[3px] pt-3" />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 px-3 py-2.5">
        <p className="text-small font-semibold wrap-anywhere">{title}</p>
        {description && <p className="text-small text-ink-2 wrap-anywhere">{description}</p>}
        {action && (
          <button
            type="button"
            onClick={() => {
              close();
              action.onSelect();
            }}
            className={`rounded-control border border-control px-3 py-1 text-small font-medium hover:border-ink hover:bg-sunk ${focusRing}`}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={close}
        className={`m-1 inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-sunk hover:text-ink ${focusRing}`}
      >
        <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 stroke-current stroke-[1.5]">
          <path d="M1 1l10 10M11 1L1 11" />
        </svg>
      </button>
    </div>
  );
}
