import { useEffect } from 'react';
import { showFlash } from './flash.ts';

/** Shows the notice that the page before has left. */
export function FlashNotice() {
  useEffect(showFlash, []);
  return null;
}
