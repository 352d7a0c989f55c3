import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

export type ReadClientIp = (request: IncomingMessage) => string;

/**
 * The address a request comes from: the socket's peer or, if that is a trusted proxy, the last address in
 * X-Forwarded-For that is not one (anyone could have written what comes before it).
 * @param trustedProxies addresses or CIDR ranges
 */
export function createClientIpReader(trustedProxies: string[]): ReadClientIp {
  const findClient = createClientFinder(trustedProxies);
  return (request) => findClient(readPeer(request), String(request.headers['x-forwarded-for'] ?? ''));
}

/** Reads the client's address from a connection's peer and the value of X-Forwarded-For. */
export function createClientFinder(trustedProxies: string[]): (peer: string, forwardedFor: string) => string {
  const isTrusted = createTrustedCheck(trustedProxies);

  return (peer, forwardedFor) => {
    if (trustedProxies.length === 0 || !isTrusted(peer)) return peer;
    const forwarded = forwardedFor
      .split(',')
      .map((part) => normalizeIp(withoutPort(part.trim())))
      .filter((part) => isIP(part) !== 0);
    return forwarded.findLast((address) => !isTrusted(address)) ?? peer;
  };
}

/** Some proxies write the port too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (text: string): string =>
  /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(text)?.slice(1).find(Boolean) ?? text;

/** The address at the other end of the connection. */
export const readPeer = (request: IncomingMessage): string => normalizeIp(request.socket.remoteAddress ?? '');

/** Whether an address is in a list of addresses and CIDR ranges. */
export function createTrustedCheck(trustedProxies: string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address, prefix] = proxy.split('/') as [string, string?];
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix) trusted.addSubnet(address, Number(prefix), family);
    else trusted.addAddress(address, family);
  }
  return (text) => {
    const [address = ''] = text.split('%');
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}

/** An IPv4 address seen through an IPv6 socket is written as IPv4. */
const normalizeIp = (address: string): string =>
  address.startsWith('::ffff:') ? address.replace(/^::ffff:(?=\d+\.)/, '') : address;

/**
 * The networks that limits count an address by, narrowest first. For an IPv6 address, its /64, since one
 * subscriber can choose any address in it, and its /48, the most that one subscriber may have (RFC 6177,
 * section 2); any other address is its own.
 */
export function listRateLimitNetworks(address: string): [string, ...string[]] {
  if (isIP(address) !== 6) return [address];
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const missing =
    tail === undefined ? 0 : 8 - groups.length - after.length - (after.at(-1)?.includes('.') ? 1 : 0);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...after];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return [`${network.join(':')}::/64`, `${network.slice(0, 3).join(':')}::/48`];
}

/** Loopback, RFC 1918, RFC 4193 and IPv6 link-local addresses. */
export const privateNetworks = [
  ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  ...['::1', 'fc00::/7', 'fe80::/10'],
];

/** Whether an address is on this machine or a private network. */
export const isPrivateIp = createTrustedCheck(privateNetworks);
