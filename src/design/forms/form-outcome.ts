/** A message as it stands on a page: the catalogue's title and text. */
export interface FormMessage {
  kind: 'success' | 'error';
  title: string;
  text: string;
}

/** What is shown again on the page that a form was sent from without scripting. */
export interface FormOutcome {
  /** The form's name, its hidden field `form`; empty where it could not be read, which the page's shell shows. */
  form: string;
  /** What was typed; empty after success. */
  values: Record<string, string>;
  message: FormMessage;
  /** The text beside each field that was refused. */
  errors: Record<string, string>;
}

/** What a form needs of a refusal, whether it came as a problem+json answer or was thrown here. */
export interface Refusal {
  /** 0 where no answer came. */
  status: number;
  code: string;
  title: string;
  detail: string;
  errors: { field: string; message: string }[];
}

/** The message for a refusal. One function for script and no script. */
export type DescribeRefusal = (refusal: Refusal) => FormMessage;
