import { parseArgs } from 'node:util';
import { withdrawColleague } from '#app/colleagues.ts';
import { personalDataSources } from '#app/personal-data.ts';
import {
  AccountError,
  createAdmin,
  grantRole,
  listAdmins,
  setPassword,
  removeSecondFactors,
} from '#features/identity/server/admins.ts';
import { personQuerySchema } from '#features/privacy/contract.ts';
import { exportPerson } from '#features/privacy/server/export-person.ts';
import { readAuthSecret } from '#features/identity/server/read-auth-secret.ts';
import { readOwnerSettings } from '#features/settings/server/owner/read-owner-settings.ts';
import { readConfig } from '#platform/config/read-config.ts';
import type { Platform } from '#platform/context.ts';
import { isRole, roles, type Role } from '#platform/rights.contract.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { createLog } from '#platform/log/create-log.ts';
import { createSeal } from '#platform/seal.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { keepFilesPrivate } from '#platform/storage/private-files.ts';
import { eraseConfirmed } from './erase-person.ts';
import { choosePassword } from './read-password.ts';
import { refuseMissing } from './refuse-missing.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run admin -- <command>

  create <email>          create an account with the admin role
  grant <email> [role]    give an account a role: author, editor, lead-desk or admin (if none is named)
  withdraw <email>        take the admin role away
  list                    list the admins
  reset-password <email>  give an account a new password and end its sessions
  remove-second-factors <email>
                          remove its authenticator app, recovery codes and passkeys
  export-person <email>   print everything that is held about an address, as JSON
  erase-person <email>    erase everything that is held about an address

create and reset-password ask for the password on a terminal and generate one elsewhere;
with --password-stdin they read it from standard input.
erase-person asks for confirmation; with --yes it does not.`;

type Accounts = Pick<Platform, 'config' | 'database' | 'seal' | 'now'>;

interface Flags {
  'password-stdin': boolean;
  yes: boolean;
  role: Role;
}

type Command = (accounts: Accounts, email: string, flags: Flags) => Promise<string>;

const commands: Record<string, Command> = {
  async create(accounts, email, flags) {
    const { password, generated } = await choosePassword(flags['password-stdin']);
    await createAdmin(accounts, { email, password });
    return `${email} is an admin.${showOnce(password, generated)}`;
  },
  async grant(accounts, email, { role }) {
    const { emailVerified } = await grantRole({ ...accounts, site }, { email, role });
    const doubt = emailVerified
      ? ''
      : '\nThe address was never confirmed: make sure that the account is theirs.';
    return `${email} ${role === 'admin' ? 'is an admin' : `has the role ${role}`}.${doubt}`;
  },
  async withdraw(accounts, email) {
    await withdrawColleague(accounts, email);
    return `${email} is no longer an admin.`;
  },
  async list(accounts) {
    const emails = await listAdmins(accounts);
    return emails.join('\n') || 'There is no admin yet.';
  },
  async 'reset-password'(accounts, email, flags) {
    const { password, generated } = await choosePassword(flags['password-stdin']);
    await setPassword(accounts, { email, password });
    return `${email} has a new password.${showOnce(password, generated)}`;
  },
  async 'remove-second-factors'(accounts, email) {
    await removeSecondFactors(accounts, email);
    return `${email} signs in with its password alone.`;
  },
  async 'export-person'(accounts, email) {
    return JSON.stringify(await exportPerson({ ...accounts, site }, readPersonEmail(email)), null, 2);
  },
  async 'erase-person'(accounts, email, { yes }) {
    const storage = await openStorage(accounts.config.storage);
    return eraseConfirmed({ ...accounts, storage, site }, readPersonEmail(email), yes);
  },
};

/** The part of the site that these commands need. */
const site = { personalDataSources, readOwnerSettings };

/** The newsletter accepts addresses that accounts do not: this check is as wide as the widest. */
function readPersonEmail(text: string): string {
  const parsed = personQuerySchema.safeParse({ email: text });
  if (!parsed.success) throw new AccountError(`"${text}" is not an email address`);
  return parsed.data.email;
}

const showOnce = (password: string, generated: boolean): string =>
  generated ? `\nPassword (shown only once): ${password}` : '';

async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'password-stdin': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [name = '', email = '', ...more] = positionals;
  const [role = 'admin', ...rest] = name === 'grant' ? more : [undefined, ...more];
  if (values.help) return usage;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || rest.length > 0 || (email === '') !== (name === 'list')) throw new AccountError(usage);
  if (!isRole(role)) throw new AccountError(`"${role}" is not a role: ${roles.join(', ')}`);
  const config = readConfig(process.env);
  if (name !== 'create') refuseMissing(config.database);
  await keepFilesPrivate(config.dataDir);
  const database = await openDatabase(config.database, createLog({ logLevel: 'silent' }));
  try {
    const seal = createSeal(readAuthSecret(config));
    return await command({ config, database, seal, now: () => new Date() }, email, { ...values, role });
  } finally {
    await database.close();
  }
}

await runCommand(main);
