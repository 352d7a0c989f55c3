import { useLayoutEffect, type RefObject } from 'react';

/**
 * Shows a page in a frame as wide as on some screen, scaled down to the room that there is. By script, since no element
 * may have a style attribute.
 * @param width in CSS pixels
 */
export function useFitWidth(
  room: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLIFrameElement | null>,
  width: number,
): void {
  useLayoutEffect(() => {
    const [box, page] = [room.current, frame.current];
    if (!box || !page) return undefined;
    const fit = () => {
      const scale = Math.min(1, box.clientWidth / width);
      page.style.width = `${width}px`;
      page.style.height = `${box.clientHeight / scale}px`;
      page.style.scale = String(scale);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    fit();
    return () => observer.disconnect();
  }, [room, frame, width]);
}
