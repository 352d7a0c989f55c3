import { useRef, useState } from 'react';
import { describeError } from '#design/admin/error-toast.ts';
import { refuseFile } from './image-field.tsx';
import { uploadInTime } from './send-image.ts';

/** A file on its way into the library. */
export interface QueuedFile {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** How much of it has been sent, from 0 to 1. */
  share: number;
  error?: string;
}

/** Uploads files one after the other. Those that fail stay, and can be sent again. */
export function useUploadQueue(onUploaded: () => void) {
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const last = useRef(0);
  const turn = useRef(Promise.resolve());

  const change = (id: number, changes: Partial<QueuedFile>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const drop = (id: number) => setFiles((all) => all.filter((one) => one.id !== id));

  function queue({ id, file }: QueuedFile) {
    const send = async () => {
      change(id, { state: 'sending', share: 0 });
      try {
        await uploadInTime('blog', file, (share) => change(id, { share }));
        drop(id);
        onUploaded();
      } catch (error) {
        change(id, { state: 'failed', error: describeError(error) });
      }
    };
    turn.current = turn.current.then(send);
  }

  function add(chosen: readonly File[]) {
    const added = chosen.map((file): QueuedFile => {
      last.current += 1;
      const refusal = refuseFile(file);
      const one = { id: last.current, file, share: 0 };
      return refusal === null ? { ...one, state: 'waiting' } : { ...one, state: 'failed', error: refusal };
    });
    setFiles((all) => [...all, ...added]);
    for (const one of added) if (one.state === 'waiting') queue(one);
  }

  function retry(one: QueuedFile) {
    change(one.id, { state: 'waiting' });
    queue(one);
  }

  return { files, add, retry, drop };
}
