/** A toast that appears at the edge of the page and disappears again. */
export interface Toast {
  title: string;
  description?: string;
  kind: 'success' | 'error';
  action?: { label: string; onSelect: () => void };
  /** Its topic: it replaces the previous toast on the same topic. */
  topic?: string;
}

/** A displayed toast. */
export interface ListedToast extends Toast {
  id: number;
}

const timeoutMs = { success: 5000, error: 8000, action: 20_000 };

/** Nobody reads more than these at once. */
const limit = 2;

interface Timer {
  handle: ReturnType<typeof setTimeout> | undefined;
  endsAt: number;
  leftMs: number;
}

/**
 * The displayed toasts, newest first, and when each is dismissed. Paused while one of them has the pointer or
 * focus.
 */
export class ToastQueue {
  #toasts: readonly ListedToast[] = [];
  #nextId = 1;
  readonly #timers = new Map<number, Timer>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly read = () => this.#toasts;

  /**
   * Puts a toast up; the same one again, or the next of its topic, takes the place of the first. What was wrong before
   * is over with what comes after.
   */
  add(toast: Toast): void {
    const isSame = (other: Toast) =>
      other.kind === toast.kind && other.title === toast.title && other.description === toast.description;
    const isPast = (other: Toast) =>
      isSame(other) || (toast.topic !== undefined && other.topic === toast.topic) || other.kind === 'error';
    const listed = { ...toast, id: this.#nextId++ };
    this.#show([listed, ...this.#toasts.filter((other) => !isPast(other))].slice(0, limit));
    this.#start(listed.id, toast.action ? timeoutMs.action : timeoutMs[toast.kind]);
  }

  /** Takes down what was wrong, where it is tried again. */
  readonly removeErrors = () => this.#show(this.#toasts.filter(({ kind }) => kind !== 'error'));

  /** Takes down what offers something that is no longer possible. */
  readonly removeTopic = (topic: string) => this.#show(this.#toasts.filter((one) => one.topic !== topic));

  remove(id: number): void {
    clearTimeout(this.#timers.get(id)?.handle);
    this.#timers.delete(id);
    this.#show(this.#toasts.filter((toast) => toast.id !== id));
  }

  /** While the pointer or the focus is on the toasts, none is dismissed. */
  pause(): void {
    for (const timer of this.#timers.values()) {
      clearTimeout(timer.handle);
      timer.leftMs = Math.max(1000, timer.endsAt - Date.now());
    }
  }

  resume(): void {
    for (const [id, { leftMs }] of this.#timers) this.#start(id, leftMs);
  }

  #start(id: number, leftMs: number): void {
    clearTimeout(this.#timers.get(id)?.handle);
    const handle = setTimeout(() => this.remove(id), leftMs);
    this.#timers.set(id, { handle, leftMs, endsAt: Date.now() + leftMs });
  }

  #show(toasts: readonly ListedToast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}
