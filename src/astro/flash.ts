import type { ClientDirective } from 'astro';

/** Hydrates an island only when the page before has left a notice to show (accounts/ui/flash.ts). */
const flash: ClientDirective = (load) => {
  try {
    if (sessionStorage.getItem('flash')) void load().then((hydrate) => hydrate());
  } catch {
    // Storage is off: no notice can have been left.
  }
};

export default flash;
