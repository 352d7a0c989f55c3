import type { MouseEvent } from 'react';

/** Whether a click on a link asks for another window or a download, which is left to the browser. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
