import type { ClientDirective } from 'astro';

/** Hydrates an island only if sessionStorage has what an earlier page has left for it, under the directive's value. */
const stored: ClientDirective = (load, { value }) => {
  try {
    if (sessionStorage.getItem(value)) void load().then((hydrate) => hydrate());
  } catch {
    // Storage is disabled: nothing can have been left.
  }
};

export default stored;
