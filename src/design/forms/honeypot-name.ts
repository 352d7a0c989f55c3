/** The field that people do not see: programs fill in what they find, password managers know no such name. */
export const honeypotName = 'topic';
