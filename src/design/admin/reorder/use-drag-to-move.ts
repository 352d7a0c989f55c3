import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';

interface DragToMoveOptions {
  /** The list that it can be moved in, unlike every other on the page. */
  list: string;
  index: number;
  isEnabled: boolean;
  onMove: (from: number, to: number) => void;
}

/** Lets an item of a list be dragged by its handle to another item's position. */
export function useDragToMove({ list, index, isEnabled, onMove }: DragToMoveOptions) {
  const item = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const move = useRef(onMove);
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    move.current = onMove;
  }, [onMove]);

  useEffect(() => {
    if (!isEnabled || !item.current || !handle.current) return undefined;
    return combine(
      draggable({
        element: item.current,
        dragHandle: handle.current,
        getInitialData: () => ({ list, index }),
      }),
      dropTargetForElements({
        element: item.current,
        canDrop: ({ source }) => source.data['list'] === list,
        onDragEnter: ({ source }) => setIsOver(source.data['index'] !== index),
        onDragLeave: () => setIsOver(false),
        onDrop: ({ source }) => {
          setIsOver(false);
          const from = Number(source.data['index']);
          if (from !== index) move.current(from, index);
        },
      }),
    );
  }, [list, index, isEnabled]);

  return { item, handle, isOver };
}
