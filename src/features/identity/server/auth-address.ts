/** Where better-auth looks for the client's address. */
export const clientAddressHeader = 'x-client-address';
