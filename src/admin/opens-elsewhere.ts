import type { MouseEvent } from 'react';

/** Whether a press on a link asks for another window or a download, which is the browser's to do. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
