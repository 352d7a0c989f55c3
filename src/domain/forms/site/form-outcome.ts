/** A message as shown on a page: the catalog's title and text. */
export interface FormMessage {
  kind: 'success' | 'error';
  title: string;
  text: string;
}

/** The outcome that a page shows after a form was sent without JavaScript. */
export interface FormOutcome {
  /**
   * The form's name, its hidden field `form`; empty if it could not be read, in which case the page's shell
   * shows the message.
   */
  form: string;
  /** The typed values; empty after success. */
  values: Record<string, string>;
  message: FormMessage;
  /** The text beside each field that was refused. */
  errors: Record<string, string>;
}

/**
 * The parts of a refusal that a form needs, whether it came as a problem+json response or was thrown here.
 */
export interface Refusal {
  /** 0 if there was no response. */
  status: number;
  code: string;
  title: string;
  detail: string;
  errors: { field: string; message: string }[];
}

/** The message for a refusal, the same with and without JavaScript. */
export type DescribeRefusal = (refusal: Refusal) => FormMessage;
