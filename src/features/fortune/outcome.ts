import type { FormNotice, Refusal } from '#design/forms/form-outcome.ts';

/** The notice whose text is the fortune itself. */
export const describeFortune = (fortune: string): FormNotice => ({
  kind: 'success',
  title: 'Your fortune',
  text: fortune,
});

/**
 * The quiz's texts (SPEC section 8, "Quiz").
 * @param refusal null where no answer came
 */
export const describeFortuneRefusal = (refusal: Pick<Refusal, 'status' | 'errors'> | null): FormNotice => ({
  kind: 'error',
  title: 'No fortune yet',
  text: refusal ? describeStatus(refusal) : 'Something went wrong. Please try again.',
});

function describeStatus({ status, errors }: Pick<Refusal, 'status' | 'errors'>): string {
  switch (status) {
    case 429:
      return 'Too many requests! Please try again in a moment.';
    case 402:
      return 'Service temporarily unavailable. Please try again later.';
    default:
      return errors[0]?.message ?? 'Failed to generate your fortune. Please try again.';
  }
}
