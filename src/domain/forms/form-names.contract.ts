/** The forms that are counted. */
export const formNames = ['contact', 'newsletter', 'quiz', 'booking'] as const;

export type FormName = (typeof formNames)[number];
