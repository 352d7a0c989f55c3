import { expect } from 'vitest';
import { nowhere, type Driver } from './drive.ts';

/** How a lead is worked. */
export async function driveDesk(
  { allow, refuse }: Driver,
  headers: Record<string, string>,
  id: string,
): Promise<void> {
  const one = `/messages-api/${id}`;
  const gone = `/messages-api/${nowhere}`;
  await allow('POST', `${one}/presence`, 200, { headers });
  await refuse('POST', `${one}/presence`, 403);
  await refuse('POST', `${gone}/presence`, 404, { headers });
  await allow('GET', '/messages-assignees', 200, { headers });
  await refuse('GET', '/messages-assignees', 403);
  for (const path of ['/messages-hours', '/messages-record']) {
    await allow('GET', path, 200, { headers });
    await refuse('GET', path, 403);
  }
  const change = { status: 'open', value: 1200, version: 99 };
  await refuse('PATCH', one, 409, { body: change, headers });
  await allow('PATCH', one, 200, { body: { status: 'open', value: 1200 }, headers });
  await refuse('PATCH', one, 400, { body: { status: 'lost' }, headers });
  await allow('POST', `${one}/notes`, 201, { body: { text: 'Called back' }, headers });
  await refuse('POST', `${one}/notes`, 400, { body: { text: '' }, headers });
  await refuse('POST', `${gone}/notes`, 404, { body: { text: 'Called back' }, headers });
  for (const list of ['notes', 'activity', 'person']) {
    await allow('GET', `${one}/${list}`, 200, { headers });
    await refuse('GET', `${one}/${list}`, 403);
    await refuse('GET', `${gone}/${list}`, 404, { headers });
  }
  const bulk = await allow('POST', '/messages-bulk', 200, {
    body: { ids: [id, nowhere], status: 'waiting' },
    headers,
  });
  expect(await bulk.json()).toEqual({ changed: [id], missing: [nowhere] });
  await refuse('POST', '/messages-bulk', 400, { body: { ids: [], status: 'done' }, headers });
  await refuse('POST', '/messages-bulk', 403, { body: { ids: [id], status: 'done' } });
}

/** How a lead is answered. */
export async function driveReplies(
  { allow, refuse }: Driver,
  headers: Record<string, string>,
  id: string,
): Promise<void> {
  const one = `/messages-api/${id}`;
  const bytes = { ...headers, 'content-type': 'application/octet-stream' };
  const upload = { body: 'A file', headers: bytes };
  const uploaded = await allow('POST', `${one}/attachments?name=plan.txt`, 201, upload);
  const { id: file } = (await uploaded.json()) as { id: string };
  await refuse('POST', `${one}/attachments?name=plan.txt`, 403, {
    ...upload,
    headers: { 'content-type': bytes['content-type'] },
  });
  await refuse('POST', `${one}/attachments?name=plan.txt`, 400, { body: '', headers: bytes });
  await allow('GET', `${one}/attachments/${file}`, 200, { headers });
  await refuse('GET', `${one}/attachments/${file}`, 403);
  await refuse('GET', `${one}/attachments/${nowhere}`, 404, { headers });
  await allow('DELETE', `${one}/attachments/${file}`, 204, { headers });
  await refuse('DELETE', `${one}/attachments/${file}`, 404, { headers });

  await allow('GET', '/reply-setup', 200, { headers });
  await refuse('GET', '/reply-setup', 403);
  await allow('PUT', '/reply-signature', 200, { body: { text: 'Ann' }, headers });
  await refuse('PUT', '/reply-signature', 400, { body: { text: 'x'.repeat(1001) }, headers });
  const written = { name: 'Thanks', text: 'Dear {first name}' };
  const made = await allow('POST', '/saved-replies', 201, { body: written, headers });
  const { id: saved } = (await made.json()) as { id: string };
  await refuse('POST', '/saved-replies', 400, { body: { ...written, name: '' }, headers });
  await allow('GET', '/saved-replies', 200, { headers });
  await refuse('GET', '/saved-replies', 403);
  await allow('PUT', `/saved-replies/${saved}`, 200, { body: written, headers });
  await refuse('PUT', `/saved-replies/${nowhere}`, 404, { body: written, headers });
  await allow('DELETE', `/saved-replies/${saved}`, 204, { headers });
  await refuse('DELETE', `/saved-replies/${saved}`, 404, { headers });

  const sent = await allow('POST', `${one}/replies`, 201, { body: { text: 'Yes, we can.' }, headers });
  const { id: reply } = (await sent.json()) as { id: string };
  await refuse('POST', `${one}/replies`, 400, { body: { text: '' }, headers });
  await allow('GET', `${one}/replies`, 200, { headers });
  await refuse('GET', `${one}/replies`, 403);
  await allow('GET', `${one}/replies/${reply}`, 200, { headers });
  await refuse('GET', `${one}/replies/${nowhere}`, 404, { headers });
  // A reply of ours is text alone; one with formatting is read in `inbound.test.ts`.
  await refuse('GET', `${one}/replies/${reply}/formatted`, 404, { headers });
  await refuse('GET', `${one}/replies/${reply}/formatted`, 403);
  await refuse('POST', `${one}/replies/${reply}/retry`, 409, { headers });
}
