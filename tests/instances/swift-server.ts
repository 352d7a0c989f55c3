import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { findFreePort } from '#tests/support/free-port.ts';
import { startOwnProcess, type OwnProcess } from '#tests/support/own-process.ts';

/** OpenStack Swift with its S3 API: one of each server, one copy of each object. */
export interface SwiftServer {
  /** STORAGE_URL for one of its buckets, as a user with or without rights. */
  storageUrl(bucket: string, user?: SwiftUser): string;
  createBucket(name: string): Promise<void>;
  listKeys(bucket: string): Promise<string[]>;
  /** Holds the proxy, as a network does that lets nothing through, and lets it go on. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** `owner` may do everything; `guest` is known, and has no rights; `stranger` is not known. */
type SwiftUser = keyof typeof users;

const users = {
  owner: { key: 'site:owner', secret: 'owner-secret' },
  guest: { key: 'site:guest', secret: 'guest-secret' },
  stranger: { key: 'site:stranger', secret: 'no-secret' },
};

const kinds = ['account', 'container', 'object'] as const;

/** @throws Error with the server's own words when it does not come up */
export async function startSwiftServer(): Promise<SwiftServer> {
  const dir = mkdtempSync(join(tmpdir(), 'countermark-swift-'));
  const proxyPort = await findFreePort();
  mkdirSync(join(dir, 'devices/disk'), { recursive: true });
  writeFileSync(join(dir, 'swift.conf'), swiftConfig);
  const servers: OwnProcess[] = [];
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
  runPython(ringScript, dir, ...ports.map(String));
  kinds.forEach((kind, index) => {
    servers.push(startServer(dir, kind, storageConfig(dir, kind, ports[index]!)));
  });
  const proxy = startServer(dir, 'proxy', proxyConfig(dir, proxyPort));
  servers.push(proxy);

  const endpoint = `http://127.0.0.1:${proxyPort}`;
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: users.owner.key, secretAccessKey: users.owner.secret },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const stop = async () => {
    client.destroy();
    await Promise.all(servers.map(({ end }) => end('SIGKILL')));
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await waitUntilAnswering([...ports, proxyPort], servers);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    storageUrl(bucket, user = 'owner') {
      const url = new URL(`s3://${bucket}`);
      url.search = new URLSearchParams({ endpoint, ...users[user] }).toString();
      return url.href;
    },
    async createBucket(name) {
      await client.send(new CreateBucketCommand({ Bucket: name }));
    },
    async listKeys(bucket) {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
      return Contents.map(({ Key = '' }) => Key);
    },
    pause: () => void proxy.child.kill('SIGSTOP'),
    resume: () => void proxy.child.kill('SIGCONT'),
    stop,
  };
}

const swiftConfig = `
[swift-hash]
swift_hash_path_prefix = tests
swift_hash_path_suffix = tests
[storage-policy:0]
name = one
default = yes
`;

/**
 * One process each (workers = 0): it ends on a signal, and leaves none behind. Swift itself would give its
 * servers half a second, and ignore for a minute those that were late: they share two cores.
 */
const common = (dir: string, port: number) => `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${dir}
devices = ${join(dir, 'devices')}
mount_check = false
disable_fallocate = true
conn_timeout = 20
node_timeout = 60
container_update_timeout = 60
error_suppression_limit = 1000000
log_level = ERROR
`;

const storageConfig = (dir: string, kind: (typeof kinds)[number], port: number) => `
${common(dir, port)}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

const proxyConfig = (dir: string, port: number) => `
${common(dir, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_site_owner = ${users.owner.secret} .admin
user_site_guest = ${users.guest.secret}
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
`;

/** Which server has what: each all of it, on the one disk. */
const ringScript = `
import sys
from swift.common.ring import RingBuilder
for kind, port in zip(('account', 'container', 'object'), sys.argv[2:]):
    builder = RingBuilder(4, 1, 1)
    builder.add_dev({'region': 1, 'zone': 1, 'weight': 1, 'device': 'disk', 'meta': '',
        'ip': '127.0.0.1', 'port': int(port), 'replication_ip': '127.0.0.1', 'replication_port': int(port)})
    builder.rebalance()
    builder.get_ring().save(f'{sys.argv[1]}/{kind}.ring.gz')
`;

/** The interpreter that Debian's packages are for, whatever the PATH has. */
const python = '/usr/bin/python3';

const runPython = (script: string, ...args: string[]) =>
  execFileSync(python, ['-c', script, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });

/** Swift reads /etc/swift/swift.conf whatever its arguments, unless its module's constant is changed. */
const runScript = `
import sys
from swift.common import utils
utils.SWIFT_CONF_FILE = sys.argv[1]
from swift.common.wsgi import run_wsgi
sys.exit(run_wsgi(sys.argv[2], sys.argv[3], verbose=True))
`;

function startServer(dir: string, kind: string, config: string): OwnProcess {
  const file = join(dir, `${kind}-server.conf`);
  writeFileSync(file, config);
  return startOwnProcess([python, '-c', runScript, join(dir, 'swift.conf'), file, `${kind}-server`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: dir,
  });
}

const startTimeoutMs = 60_000;

/** Whatever they answer. */
async function waitUntilAnswering(ports: number[], servers: OwnProcess[]): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  const answers = (port: number) =>
    fetch(`http://127.0.0.1:${port}/healthcheck`).then(
      () => true,
      () => false,
    );
  while (!servers.some(({ hasEnded }) => hasEnded()) && Date.now() < deadline) {
    if ((await Promise.all(ports.map(answers))).every(Boolean)) return;
    await sleep(100);
  }
  throw new Error(`Swift did not start:\n${servers.map(({ output }) => output()).join('\n')}`);
}
