import { notify } from '#design/ui/toast.ts';
import type { FormNotice } from './form-outcome.ts';

/** Shows as a toast what a page without script shows above the form. */
export const notifyOutcome = ({ kind, title, text }: FormNotice): void =>
  notify({ kind, title, description: text });
