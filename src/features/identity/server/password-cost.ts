/** OWASP's floor for scrypt: N = 2^17, r = 8, p = 1 (Password Storage Cheat Sheet). */
export const passwordCost = { ln: 17, r: 8, p: 1 };
