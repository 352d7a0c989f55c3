import { notify } from '#design/ui/toast.ts';
import type { FormMessage } from './form-outcome.ts';

/** Shows as a toast what a page without script shows above the form; one of each form. */
export const notifyOutcome = (form: string, { kind, title, text }: FormMessage): void =>
  notify({ kind, title, description: text, topic: form });
