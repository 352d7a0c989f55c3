import { createClient } from '#design/api/create-client.ts';
import { apiPath } from '#paths/api-paths.ts';
import type { AnswerTime } from '../../answer-time.contract.ts';
import type { createAnswerTimeRoutes } from '../../server/answer-time.routes.ts';

const settings = createClient<ReturnType<typeof createAnswerTimeRoutes>>(apiPath('settings'));

/** The admin area's requests about business hours. Each throws ApiError. */
export const answerTimeApi = {
  read: () => settings.get('/answer-time'),
  save: (answerTime: AnswerTime) => settings.put('/answer-time', { json: answerTime }),
};
