import { existsSync } from 'node:fs';
import type { Requirement } from './install-requirements.ts';
import { postgres } from './test-requirements.ts';

const swiftServers = ['proxy', 'account', 'container', 'object'];

/** A load balancer and an S3-compatible server: what several instances run behind and on. */
export const instancesRequirements: Requirement[] = [
  postgres,
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
