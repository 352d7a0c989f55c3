import type { AiSettings, OwnerSettingName, OwnerSettings } from '#platform/config/owner-settings.ts';
import type { Context } from '#platform/context.ts';
import { conflict } from '#platform/http/problem.ts';
import { checkMailServer } from '#platform/mail/deliver-mail.ts';
import { checkMailbox } from '#platform/mail/mailbox/open-mailbox.ts';
import type { ServiceFailure } from '#platform/service-failure.ts';
import { refusedCode, unreachableCode } from '../../owner-settings.contract.ts';

declare module '#platform/context.ts' {
  interface Site {
    /** Asks a model for a word. @returns why it gave none, or null */
    checkModel(ai: AiSettings): Promise<ServiceFailure | null>;
  }
}

/** 409 with a server's words, or why it was not reached. @param server "The mail server" */
export const toServiceProblem = (server: string, { isRefusal, words }: ServiceFailure) =>
  isRefusal
    ? conflict(`${server} refused: ${words}`, refusedCode)
    : conflict(`${server} could not be reached: ${words}`, unreachableCode);

interface Checked {
  /** The changed settings. */
  names: OwnerSettingName[];
  settings: OwnerSettings;
  evenIfUnreachable: boolean;
}

/** Connects to the servers that changed settings name, and signs in. @throws Problem 409 */
export async function checkServices(
  { site }: Pick<Context, 'site'>,
  { names, settings: { mail, ai }, evenIfUnreachable }: Checked,
): Promise<void> {
  const check = async (
    server: string,
    changed: OwnerSettingName,
    findFailure: () => Promise<ServiceFailure | null> | null,
  ): Promise<void> => {
    const failure = names.includes(changed) ? await findFailure() : null;
    if (failure && (failure.isRefusal || !evenIfUnreachable)) throw toServiceProblem(server, failure);
  };
  await check('The mail server', 'SMTP_URL', () => (mail.smtpUrl ? checkMailServer(mail.smtpUrl) : null));
  await check('The mailbox', 'IMAP_URL', () => mail.imap && checkMailbox(mail.imap));
  await check('The model', 'AI_BASE_URL', () => ai && site.checkModel(ai));
}
