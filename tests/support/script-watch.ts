import type { Page } from '@playwright/test';

/** Watches for events that must not happen on any page, whatever is stored. */
export interface ScriptWatch {
  /** The faults since it was last asked, and whatever in the page could still run. */
  readFaults(): Promise<string[]>;
}

/** Policies whose violation means that script or style got as far as the browser. */
const guarded = /^(script|style|object|frame|base|form|worker|default)/;

/** Notes what would run script, from the next page on; nothing outside is asked for. */
export async function watchForScript(page: Page): Promise<ScriptWatch> {
  const faults: string[] = [];
  page.on('dialog', async (dialog) => {
    faults.push(`a dialog says ${dialog.message()}`);
    await dialog.dismiss();
  });
  // Addresses outside that a text names are not asked for.
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.abort(),
  );
  await page.exposeFunction('noteViolation', (directive: string, what: string) => {
    if (guarded.test(directive)) faults.push(`${directive} refused ${what}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const note = Reflect.get(globalThis, 'noteViolation') as (directive: string, what: string) => void;
      note(event.effectiveDirective, `${event.blockedURI} ${event.sample}`);
    });
  });
  return {
    async readFaults() {
      const found = await page.evaluate(listRunnable);
      return [...faults.splice(0), ...found];
    },
  };
}

/** Attributes that run script, in the page and in its frames. */
function listRunnable(): string[] {
  const frames = [...document.querySelectorAll('iframe')].flatMap((frame) => frame.contentDocument ?? []);
  return [document, ...frames].flatMap((root) =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => {
          if (/^on/i.test(name) || name === 'srcdoc')
            return value !== '' && !value.startsWith('<!doctype html>');
          return (
            /^(href|src|action|formaction|data|xlink:href|to|srcset)$/i.test(name) &&
            /^[\s\p{Cc}]*(javascript|vbscript|data:text)/iu.test(value)
          );
        })
        .map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
    ),
  );
}

/**
 * Has each picture come or fail, in the page and in its frames: either may run script. A lazy one that is
 * not in view says that it is complete, and was never asked for.
 */
export async function loadPictures(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const frames = [...document.querySelectorAll('iframe')].flatMap((frame) => frame.contentDocument ?? []);
    const pictures = [document, ...frames].flatMap(({ images }) => [...images]);
    const lazy = pictures.filter(({ loading }) => loading === 'lazy');
    for (const picture of lazy) picture.loading = 'eager';
    return lazy.length === 0 && pictures.every(({ complete }) => complete);
  });
}
