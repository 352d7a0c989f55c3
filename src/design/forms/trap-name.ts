/** The name of a form's trap: one that programs like to fill in, and that no browser fills in by itself. */
export const trapName = 'website';
