/** One step of a test lead; the first that fails is the last. */
export interface TestLeadStep {
  step: 'form' | 'database' | 'mail';
  passed: boolean;
  /** What happened. */
  text: string;
}
