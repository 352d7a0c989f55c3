import { useEffect, useEffectEvent } from 'react';

/**
 * Reports whether a form holds what is not saved: when that changes, and once more when the form goes.
 * @param name what is edited: under another one it is reported anew
 */
export function useReportUnsaved(
  isUnsaved: boolean,
  onUnsavedChange: (isUnsaved: boolean) => void,
  name = '',
): void {
  const report = useEffectEvent(onUnsavedChange);
  useEffect(() => {
    report(isUnsaved);
    return () => report(false);
  }, [isUnsaved, name]);
}
