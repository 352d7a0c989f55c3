/** Where better-auth looks for the client's address. */
export const clientIpHeader = 'x-client-address';
