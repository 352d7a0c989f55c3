import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

/** A password for the terminal command, and whether it was generated and must be shown. */
export interface ChosenPassword {
  password: string;
  generated: boolean;
}

/** From standard input's first line; or prompted for on a terminal; or generated. */
export async function choosePassword(fromStdin: boolean): Promise<ChosenPassword> {
  if (fromStdin) {
    const [password = ''] = (await text(process.stdin)).split(/\r?\n/);
    return { password, generated: false };
  }
  const typed = process.stdin.isTTY ? await ask('Password (empty: make one up): ') : '';
  if (typed === '') return { password: randomBytes(15).toString('base64url'), generated: true };
  if ((await ask('Repeat it: ')) !== typed) throw new Error('the passwords do not match');
  return { password: typed, generated: false };
}

/** Prompts without echoing what is typed. */
async function ask(question: string): Promise<string> {
  process.stdout.write(question);
  const lines = createInterface({ input: process.stdin, terminal: true });
  try {
    return await new Promise((resolve, reject) => {
      lines.once('line', resolve);
      lines.once('SIGINT', () => reject(new Error('stopped')));
    });
  } finally {
    lines.close();
    process.stdout.write('\n');
  }
}
