/** A stored list of reasons, without those that no longer exist. */
export const readReasons = <Reason extends string>(text: string | null, known: readonly Reason[]): Reason[] =>
  (text ?? '').split(',').filter((code): code is Reason => known.some((reason) => reason === code));
