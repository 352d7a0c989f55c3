/** Whether a web address has a name or password before its host, as any browser reads it. What is published has none. */
export const hasUserInfo = (address: string): boolean => /^\s*https?:[/\\]*[^/\\?#]*@/i.test(address);
