import { notify } from '#design/ui/toast.ts';
import type { FormMessage } from './form-outcome.ts';

/** Shows as a toast what a page without script shows above the form. */
export const notifyOutcome = ({ kind, title, text }: FormMessage): void =>
  notify({ kind, title, description: text });
