import { honeypotName } from './honeypot-name.ts';

/** A field that people neither see, hear nor reach (field.css), and that programs fill in. */
export function HoneypotField() {
  return <input name={honeypotName} aria-hidden="true" tabIndex={-1} autoComplete="off" />;
}
