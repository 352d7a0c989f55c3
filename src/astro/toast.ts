import type { ClientDirective } from 'astro';

/** Hydrates an island only if the previous page has left a toast to show (features/identity/site). */
const toast: ClientDirective = (load) => {
  try {
    if (sessionStorage.getItem('left-toast')) void load().then((hydrate) => hydrate());
  } catch {
    // Storage is disabled: no toast can have been left.
  }
};

export default toast;
