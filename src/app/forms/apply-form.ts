import { ownPagePath } from '#content/own-pages.schema.ts';
import { findOpenOffer } from '#site/pages/own-pages.ts';
import { formTagLimit, newMessageSchema } from '#features/leads/contract.ts';
import { applicationSent, describeApplicationRefusal } from '#features/leads/outcome.ts';
import { digestFile, storeApplicationFile } from '#features/leads/server/messages/application-file.ts';
import { createMessage } from '#features/leads/server/messages/create-message.ts';
import { applicationLimit } from '#features/leads/server/limits.ts';
import { anonymous, type Platform } from '#platform/context.ts';
import { badRequest } from '#platform/http/problem.ts';
import { readContent } from '../read-content.ts';
import { createFormAction, type FormAction } from './form-action.ts';
import { keyOf, readHoneypot, readSender } from './lead-forms.ts';
import { parseValues } from './parse-values.ts';

/** The form of a job offer: an application arrives as a message, its file in the message's thread. */
export function createApplyAction(platform: Platform): FormAction {
  const ctx = { ...platform, caller: anonymous };
  return createFormAction(
    'apply',
    platform,
    async ({ job = '', name, email, message, ...rest }, sender) => {
      const offer = findOpenOffer(await readContent(platform), job, platform.now());
      if (!offer) throw badRequest('This offer is closed');
      const values = parseValues(newMessageSchema, {
        name,
        email,
        subject: `Application: ${offer.title}`,
        message,
        form_tag: ownPagePath(job).slice(0, formTagLimit),
      });
      const { file } = sender;
      await platform.limits.take(applicationLimit, sender.clientIp);
      const attach = file && (await storeApplicationFile(ctx, file));
      const idempotencyKey = keyOf({ ...values, file: file ? digestFile(file) : '' }, platform.now());
      const submission = { values, idempotencyKey, timing: readHoneypot(rest), ...readSender(sender) };
      await createMessage(ctx, submission, attach);
      return applicationSent;
    },
    describeApplicationRefusal,
  );
}
