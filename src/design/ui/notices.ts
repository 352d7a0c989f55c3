import type { Notice } from './toast.ts';

/** A notice on show. */
export interface Slip extends Notice {
  id: number;
}

const timeoutMs = { success: 5000, error: 8000, action: 20_000 };

/** More than these at once nobody reads. */
const limit = 4;

interface Timer {
  handle: ReturnType<typeof setTimeout> | undefined;
  endsAt: number;
  leftMs: number;
}

/** The notices on show, newest first, and when each goes. Waits while one of them is looked at. */
export class NoticeBoard {
  #slips: readonly Slip[] = [];
  #nextId = 1;
  readonly #timers = new Map<number, Timer>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly read = () => this.#slips;

  /** Puts a notice up; the same one again takes the place of the first and is said anew. */
  add(notice: Notice): void {
    const isSame = (slip: Slip) =>
      slip.kind === notice.kind && slip.title === notice.title && slip.description === notice.description;
    const slip = { ...notice, id: this.#nextId++ };
    this.#show([slip, ...this.#slips.filter((other) => !isSame(other))].slice(0, limit));
    this.#start(slip.id, notice.action ? timeoutMs.action : timeoutMs[notice.kind]);
  }

  remove(id: number): void {
    clearTimeout(this.#timers.get(id)?.handle);
    this.#timers.delete(id);
    this.#show(this.#slips.filter((slip) => slip.id !== id));
  }

  /** While a pointer or the focus is on the notices, none goes. */
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

  #show(slips: readonly Slip[]): void {
    this.#slips = slips;
    for (const listener of this.#listeners) listener();
  }
}
