import { useEffect } from 'react';
import { showLeftToast } from './left-toast.ts';

/** Shows the toast left by the previous page. */
export function LeftToastIsland() {
  useEffect(showLeftToast, []);
  return null;
}
