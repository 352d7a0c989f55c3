import { useEffect } from 'react';
import { showLeftToast } from './left-toast.ts';

/** Shows the toast that the page before has left. */
export function LeftToastIsland() {
  useEffect(showLeftToast, []);
  return null;
}
