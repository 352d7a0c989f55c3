import { trapName } from './trap-name.ts';

/** A field that people neither see, hear nor reach (field.css), and that programs fill in. */
export function TrapField() {
  return <input name={trapName} aria-hidden="true" tabIndex={-1} autoComplete="off" />;
}
