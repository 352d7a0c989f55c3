import { vi } from 'vitest';
import type { Engine } from './engine.ts';
import { findElement, type Target } from './find-element.ts';

const timeoutMs = 20_000;

/** Keys without a character (WebDriver, "Keyboard actions"). */
export const keys = {
  enter: '\uE007',
  escape: '\uE00C',
  tab: '\uE004',
  backspace: '\uE003',
  control: '\uE009',
};

/** Where an element is in the window; null while it is moving, or under another. */
interface Place {
  x: number;
  y: number;
}

/** A person at an engine's window: looks for things by role and name, points, types. */
export function createPage(engine: Engine, origin: string) {
  const run = <Result>(action: (element: HTMLElement) => Result, target: Target): Promise<Awaited<Result>> =>
    engine.evaluate(`(${action})((${findElement})(${JSON.stringify(target)}))`) as Promise<Awaited<Result>>;

  const until = <Result>(what: string, read: () => Promise<Result>): Promise<NonNullable<Result>> =>
    vi.waitFor(
      async () => {
        const result = await read();
        if (!result) throw new Error(`${what} is not there`);
        return result;
      },
      { timeout: timeoutMs, interval: 100 },
    );

  const page = {
    engine,
    open: (path: string) => engine.navigate(origin + path),
    readPath: () => engine.evaluate('location.pathname') as Promise<string>,
    /** Waits for it. */
    see: (target: Target) => until(describe(target), () => run((element) => element !== null, target)),
    /** Waits until it is gone. */
    miss: (target: Target) =>
      until(`no ${describe(target)}`, () => run((element) => element === null, target)),
    /** A function's result, as soon as it is true. It runs in the page: it uses nothing around it. */
    read: <Result>(target: Target, read: (element: HTMLElement) => Result) =>
      until(describe(target), () => run(read, target)),
    async click(target: Target) {
      const { x, y } = await until(`${describe(target)} to click on`, () => run(findPlace, target));
      await engine.perform([
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    },
    press: (...pressed: string[]) =>
      engine.perform([
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            ...pressed.map((value) => ({ type: 'keyDown', value })),
            ...pressed.toReversed().map((value) => ({ type: 'keyUp', value })),
          ],
        },
      ]),
    async type(text: string) {
      const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await engine.perform([{ type: 'key', id: 'keyboard', actions }]);
    },
    /** Types over what is in a field. */
    async fill(name: string, text: string, within?: Target) {
      const field: Target = { role: 'field', name, ...(within && { within }) };
      await page.click(field);
      await run((element) => {
        if ('select' in element) (element as HTMLInputElement).select();
      }, field);
      await page.type(text);
    },
    /** Sets what each engine asks for in a way of its own, as a date. */
    async choose(name: string, value: string, within?: Target) {
      const field: Target = { role: 'field', name, ...(within && { within }) };
      await page.see(field);
      await engine.evaluate(
        `(${setValue})((${findElement})(${JSON.stringify(field)}), ${JSON.stringify(value)})`,
      );
    },
    async chooseFile(name: string, path: string) {
      const field: Target = { role: 'file', name };
      await page.see(field);
      await engine.chooseFile(`(${findElement})(${JSON.stringify(field)})`, path);
    },
    until,
  };
  return page;
}

export type EnginePage = ReturnType<typeof createPage>;

const describe = ({ role = 'text', name = '', within }: Target): string =>
  `${role} "${name}"${within ? ` in ${describe(within)}` : ''}`;

async function findPlace(element: HTMLElement | null): Promise<Place | null> {
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const box = element.getBoundingClientRect();
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  const hit = document.elementFromPoint(x, y);
  const isHit = hit && (element.contains(hit) || hit.contains(element));
  return isHit && box.y === before.y ? { x, y } : null;
}

function setValue(field: HTMLInputElement, value: string): void {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
