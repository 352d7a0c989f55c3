/** The field's name: one that programs like to fill in, and that no browser fills in by itself. */
export const trapName = 'website';

/** A field that people neither see, hear nor reach, and that programs fill in. */
export function TrapField() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Leave this empty
        <input
          name={trapName}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
