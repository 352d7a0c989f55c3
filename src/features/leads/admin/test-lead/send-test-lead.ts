import { ApiError } from '#design/api/api-error.ts';
import { sendRequest } from '#design/api/send-request.ts';
import { apiBase } from '#paths/api-paths.ts';
import type { TestLeadStep } from '../../test-lead.contract.ts';

/** Longer than its form and its mail may take. */
const timeoutMs = 60_000;

/** @param onStep called with each step as it is over. @throws ApiError, also when the steps break off */
export async function sendTestLead(onStep: (step: TestLeadStep) => void): Promise<void> {
  const { body } = await sendRequest(`${apiBase}/test-lead`, { method: 'POST', json: {}, timeoutMs });
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + value).split('\n');
      rest = lines.pop()!;
      for (const line of lines) onStep(JSON.parse(line) as TestLeadStep);
    }
  } catch {
    throw new ApiError({ status: 502, code: 'unreadable' });
  }
}
