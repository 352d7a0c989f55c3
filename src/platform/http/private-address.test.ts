import { expect, it } from 'vitest';
import { isPrivateAddress } from './private-address.ts';

it.each(['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.7.7', '::1', 'fd00::1', 'fe80::1%eth0'])(
  'finds %s private',
  (address) => expect(isPrivateAddress(address)).toBe(true),
);

// A provider's other customers can have an address in the shared networks (RFC 6598).
it.each(['203.0.113.7', '172.32.0.1', '2001:db8::1', '100.64.0.1', '169.254.0.1', ''])(
  'finds %s not private',
  (address) => expect(isPrivateAddress(address)).toBe(false),
);
