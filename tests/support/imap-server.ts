import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Mailbox } from '#platform/config/owner-settings.ts';
import { findFreePort } from './free-port.ts';

/** Dovecot, with one mailbox on a disk of its own. */
export interface ImapServer {
  mailbox: Mailbox;
  /** The value of IMAP_URL. @param port of a proxy before it */
  describeUrl(port?: number): string;
  /** Delivers a mail as a mail server does: it appears in the mailbox whole. */
  deliver(source: string | Uint8Array): void;
  /** Deletes every mail, for the next test. */
  empty(): void;
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** The user that may own mails: Dovecot serves none of root's. */
const findOwner = () =>
  userInfo().uid === 0 ? { uid: 65_534, gid: 65_534, name: 'nobody', group: 'nogroup' } : null;

export async function openImapServer(): Promise<ImapServer> {
  const dir = mkdtempSync(join(tmpdir(), 'countermark-imap-'));
  chmodSync(dir, 0o755);
  const port = await findFreePort();
  const maildir = join(dir, 'mail');
  const owner = findOwner();
  for (const folder of ['', 'cur', 'new', 'tmp']) {
    const path = join(maildir, folder);
    mkdirSync(path, { recursive: true });
    if (owner) chownSync(path, owner.uid, owner.gid);
  }
  const me = userInfo();
  const [name, group] = owner ? ['dovecot', 'dovecot'] : [me.username, String(me.gid)];
  const users = join(dir, 'users');
  writeFileSync(users, 'leads:{PLAIN}secret::::::\n');
  // Dovecot's own user reads it, whatever umask the product has set in this process.
  chmodSync(users, 0o644);
  const config = join(dir, 'dovecot.conf');
  writeFileSync(
    config,
    `
base_dir = ${dir}/run
state_dir = ${dir}/state
log_path = ${dir}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${name}
default_internal_group = ${group}
default_login_user = ${owner ? 'dovenull' : me.username}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${maildir}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
passdb {
  driver = passwd-file
  args = ${users}
}
userdb {
  driver = static
  args = uid=${owner?.uid ?? me.uid} gid=${owner?.gid ?? me.gid} home=${dir}
}
`,
  );
  let delivered = 0;
  let stopServer = async () => {};

  async function start(): Promise<void> {
    const server = spawn('/usr/sbin/dovecot', ['-F', '-c', config], { stdio: 'ignore' });
    const exited = once(server, 'exit');
    stopServer = async () => {
      server.kill('SIGTERM');
      await exited;
    };
    while (!(await answers(port))) {
      if (server.exitCode !== null) throw new Error(`Dovecot did not start: see ${dir}/log`);
      await sleep(50);
    }
  }

  await start();
  return {
    mailbox: {
      host: '127.0.0.1',
      port,
      isSecure: false,
      user: 'leads',
      password: 'secret',
      folder: 'INBOX',
      address: 'leads@acme.example',
      takesPlus: false,
    },
    describeUrl: (at = port) => `imap://leads:secret@127.0.0.1:${at}/INBOX?address=leads@acme.example`,
    deliver(source) {
      delivered += 1;
      const file = `${Date.now()}.${delivered}.test`;
      const draft = join(maildir, 'tmp', file);
      writeFileSync(draft, source);
      if (owner) chownSync(draft, owner.uid, owner.gid);
      renameSync(draft, join(maildir, 'new', file));
    },
    empty() {
      for (const folder of ['new', 'cur']) {
        const path = join(maildir, folder);
        for (const file of readdirSync(path)) rmSync(join(path, file));
      }
    },
    start,
    stop: () => stopServer(),
    async remove() {
      await stopServer();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('data', () => socket.destroy());
  });
