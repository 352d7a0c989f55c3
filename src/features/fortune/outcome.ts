import type { FormMessage, Refusal } from '#domain/forms/site/form-outcome.ts';

/** The message whose text is the fortune itself. */
export const describeFortune = (fortune: string): FormMessage => ({
  kind: 'success',
  title: 'Your fortune',
  text: fortune,
});

/** The quiz's texts (SPEC section 8, "Quiz"). */
export const describeFortuneRefusal = (refusal: Pick<Refusal, 'status' | 'errors'>): FormMessage => ({
  kind: 'error',
  title: 'No fortune yet',
  text: describeStatus(refusal),
});

function describeStatus({ status, errors }: Pick<Refusal, 'status' | 'errors'>): string {
  switch (status) {
    case 0:
      return 'Something went wrong. Please try again.';
    case 429:
      return 'Too many requests! Please try again in a moment.';
    case 402:
      return 'Service temporarily unavailable. Please try again later.';
    default:
      return errors[0]?.message ?? 'Failed to generate your fortune. Please try again.';
  }
}
