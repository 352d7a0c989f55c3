import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSameJson } from '#design/admin/json-path.ts';
import { useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { notify } from '#design/ui/toast.ts';
import type { PendingPicture } from './upload-places.ts';

/**
 * Asks before pictures would be left behind that are not in the text, and names those that a closed text has lost.
 * @param onFailedChange is given the names of those that could not be stored
 * @returns takes what is pending now
 */
export function useUploadGuard(
  onFailedChange: (names: readonly string[]) => void,
): (pending: readonly PendingPicture[]) => void {
  const guard = useLeaveGuard();
  const [pending, setPending] = useState<readonly PendingPicture[]>([]);
  /** Those to name if the text is closed. */
  const unsaid = useRef(pending);
  const reportFailed = useEffectEvent(onFailedChange);

  useEffect(() => {
    unsaid.current = pending;
    const failed = namesOf(pending, true);
    const abandon = () => (unsaid.current = []);
    if (failed.length > 0) guard.hold(abandon, 'failed upload');
    else guard.release('failed upload');
    if (failed.length < pending.length) guard.hold(abandon, 'upload');
    else guard.release('upload');
    reportFailed(failed);
  }, [guard, pending]);

  const close = useEffectEvent(() => {
    guard.release('upload');
    guard.release('failed upload');
    onFailedChange([]);
    const [failed, running] = [namesOf(unsaid.current, true), namesOf(unsaid.current, false)];
    const reasons = [
      ...(failed.length > 0 ? [`It could not be uploaded: ${failed.join(', ')}`] : []),
      ...(running.length > 0 ? [`The text was closed before it was uploaded: ${running.join(', ')}`] : []),
    ];
    if (reasons.length === 0) return;
    notify({ title: 'Picture not inserted', description: reasons.join('. '), kind: 'error' });
  });

  useEffect(() => () => close(), []);

  return (now) => setPending((before) => (isSameJson(before, now) ? before : now));
}

const namesOf = (pictures: readonly PendingPicture[], hasFailed: boolean): string[] =>
  pictures.filter((picture) => picture.hasFailed === hasFailed).map(({ name }) => name);
