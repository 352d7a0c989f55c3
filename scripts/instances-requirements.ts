import { existsSync } from 'node:fs';
import type { Requirement } from './install-requirements.ts';

const swiftServers = ['proxy', 'account', 'container', 'object'];

/** A load balancer and an S3-compatible server: what `npm run test:instances` needs besides the other tests. */
export const instancesRequirements: Requirement[] = [
  {
    name: 'haproxy',
    debianPackage: 'haproxy',
    isPresent: () => existsSync('/usr/sbin/haproxy'),
  },
  ...swiftServers.map((server) => ({
    name: `OpenStack Swift (${server})`,
    debianPackage: `swift-${server}`,
    isPresent: () => existsSync(`/usr/bin/swift-${server}-server`),
  })),
];
