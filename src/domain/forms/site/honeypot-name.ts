/** The honeypot's name: programs fill in any field, and password managers do not recognize this one. */
export const honeypotName = 'topic';
