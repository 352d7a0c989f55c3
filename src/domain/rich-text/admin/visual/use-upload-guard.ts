import { useEffect, useRef } from 'react';
import { useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { notify } from '#design/ui/toast.ts';
import type { StorePicture } from './upload-places.ts';

/** Asks before an upload would be left alone, and names the pictures that a closed text has lost. */
export function useUploadGuard(store: StorePicture): StorePicture {
  const guard = useLeaveGuard();
  const running = useRef(new Set<File>());

  useEffect(() => {
    const uploads = running.current;
    return () => {
      guard.release('upload');
      if (uploads.size === 0) return;
      const names = [...uploads].map(({ name }) => name).join(', ');
      uploads.clear();
      notify({
        title: 'Picture not inserted',
        description: `The text was closed before it was uploaded: ${names}`,
        kind: 'error',
      });
    };
  }, [guard]);

  return async (file, onProgress) => {
    running.current.add(file);
    guard.hold(() => running.current.clear(), 'upload');
    try {
      return await store(file, onProgress);
    } finally {
      if (running.current.delete(file) && running.current.size === 0) guard.release('upload');
    }
  };
}
