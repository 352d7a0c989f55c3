/** A stored list of reasons, without those that are not known any more. */
export const readReasons = <Reason extends string>(text: string | null, known: readonly Reason[]): Reason[] =>
  (text ?? '').split(',').filter((code): code is Reason => known.some((reason) => reason === code));
