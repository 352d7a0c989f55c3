import { toProblem } from '#platform/http/to-problem.ts';
import type { Platform } from '#platform/context.ts';
import type { FormResult, FormSender, FormValues } from '#domain/forms/server/submission.ts';
import type { DescribeRefusal, FormMessage, FormOutcome } from '#domain/forms/site/form-outcome.ts';

/** The result of a form's POST: the page again with a message, or another page. */
export interface FormResponse extends FormResult {
  outcome: FormOutcome | null;
}

/** A form that works without JavaScript. */
export type FormAction = (values: FormValues, sender: FormSender) => Promise<FormResponse>;

/**
 * Runs a form's action and describes the result. Whatever refuses or fails, what was typed stays on the page.
 */
export function createFormAction(
  form: string,
  platform: Platform,
  run: (values: FormValues, sender: FormSender) => Promise<FormMessage>,
  describe: DescribeRefusal,
): FormAction {
  return async (values, sender) => {
    try {
      const message = await run(values, sender);
      return { status: 200, outcome: { form, values: {}, message, errors: {} } };
    } catch (error) {
      const problem = toProblem(error, platform.log, 'form');
      const { status, code, title, message: detail, errors: fieldErrors = [] } = problem;
      const message = describe({ status, code, title, detail, errors: fieldErrors });
      const errors = Object.fromEntries(fieldErrors.map((refused) => [refused.field, refused.message]));
      const retryAfter = problem.headers['retry-after'];
      return { status: problem.status, outcome: { form, values, message, errors }, retryAfter };
    }
  };
}
