import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createClientIpReader, isPrivateIp, listRateLimitNetworks } from './client-ip.ts';

function readAddress(trustedProxies: string[], peer: string, forwarded?: string): string {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return createClientIpReader(trustedProxies)(request);
}

describe("the client's address", () => {
  const proxies = ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32'];

  it.each([
    ["is the peer's without trusted proxies", [], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ["is the peer's when that is no trusted proxy", proxies, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['is what a trusted proxy forwards', proxies, '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['is what a single trusted address forwards', proxies, '192.0.2.7', '198.51.100.1', '198.51.100.1'],
    ['is what a trusted IPv6 proxy forwards', proxies, '2001:db8::1', '2001:db9::5', '2001:db9::5'],
    ['is the last that is no proxy', proxies, '10.1.2.3', '1.2.3.4, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    [
      'is never what a visitor wrote before it',
      proxies,
      '10.1.2.3',
      '127.0.0.1, 198.51.100.1',
      '198.51.100.1',
    ],
    ['passes over what is no address', proxies, '10.1.2.3', '198.51.100.1, unknown', '198.51.100.1'],
    ['is read without the port', proxies, '10.1.2.3', '198.51.100.1:4711', '198.51.100.1'],
    ['is read without brackets and port', proxies, '10.1.2.3', '[2001:db9::5]:4711', '2001:db9::5'],
    ["is the proxy's when it forwards nothing", proxies, '10.1.2.3', undefined, '10.1.2.3'],
    ["is the proxy's when only proxies are named", proxies, '10.1.2.3', '10.4.4.4', '10.1.2.3'],
    ['writes IPv4 as IPv4', [], '::ffff:203.0.113.9', undefined, '203.0.113.9'],
    ['knows a proxy seen through an IPv6 socket', proxies, '::ffff:10.1.2.3', '::ffff:1.2.3.4', '1.2.3.4'],
  ] as const)('%s', (_, trusted, peer, forwarded, expected) => {
    expect(readAddress([...trusted], peer, forwarded)).toBe(expected);
  });
});

describe('the networks that limits count', () => {
  it.each([
    ['192.0.2.1', ['192.0.2.1']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['2001:db8:0:0:1:2:3:4', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['2001:0DB8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
    ['64:ff9b::192.0.2.1', ['64:ff9b:0:0::/64', '64:ff9b:0::/48']],
    ['1:2:3:4:5:6:7::', ['1:2:3:4::/64', '1:2:3::/48']],
    ['not an address', ['not an address']],
  ])('of %s are %j', (address, networks) => {
    expect(listRateLimitNetworks(address)).toEqual(networks);
  });
});

it.each(['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.7.7', '::1', 'fd00::1', 'fe80::1%eth0'])(
  'finds %s private',
  (address) => expect(isPrivateIp(address)).toBe(true),
);

// A provider's other customers can have an address in the shared networks (RFC 6598).
it.each(['203.0.113.7', '172.32.0.1', '2001:db8::1', '100.64.0.1', '169.254.0.1', ''])(
  'finds %s not private',
  (address) => expect(isPrivateIp(address)).toBe(false),
);
