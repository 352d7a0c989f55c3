import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeDraft, dropSent, readShownDraft, watchDraft } from './reply-drafts.ts';

const file = (id: string) => ({ id, name: `${id}.pdf`, type: 'application/pdf', bytes: 3 });

let leadId: string;

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  leadId = crypto.randomUUID();
});

/** Reads the draft as the composer does when it is reopened. */
function readDraft() {
  const leave = watchDraft(leadId, () => undefined);
  const { text, files } = readShownDraft(leadId);
  leave();
  return { text, files: files.map(({ id }) => id) };
}

describe('a reply that is sent', () => {
  it.each([
    ['is gone from the composer', 'On Monday.', [], '', []],
    ['leaves what was typed on meanwhile', 'On Monday.\n\nAnd bring', [], 'And bring', []],
    ['leaves a text that was changed meanwhile', 'On Tuesday.', [], 'On Tuesday.', []],
    ['leaves a file that was attached meanwhile', 'On Monday.', ['plan'], '', ['plan']],
  ])('%s', (_what, text, added, left, leftFiles) => {
    const leave = watchDraft(leadId, () => undefined);
    changeDraft(leadId, () => ({ text: 'On Monday.', files: [file('sent')] }));
    const sent = readShownDraft(leadId);
    changeDraft(leadId, ({ files }) => ({ text, files: [...files, ...added.map(file)] }));
    dropSent(leadId, sent);
    expect(readShownDraft(leadId)).toMatchObject({ text: left, files: leftFiles.map(file) });
    leave();
    expect(readDraft()).toEqual({ text: left, files: leftFiles });
  });

  it('is gone although another lead was opened meanwhile', () => {
    const leave = watchDraft(leadId, () => undefined);
    changeDraft(leadId, () => ({ text: 'On Monday.' }));
    const sent = readShownDraft(leadId);
    leave();
    dropSent(leadId, sent);
    expect(readDraft()).toEqual({ text: '', files: [] });
  });
});

describe('a draft', () => {
  it('has its key until it changes, and outlives another lead', () => {
    const listener = vi.fn<() => void>();
    const leave = watchDraft(leadId, listener);
    changeDraft(leadId, () => ({ text: 'On' }));
    const { key } = readShownDraft(leadId);
    leave();
    const leaveAgain = watchDraft(leadId, listener);
    expect(readShownDraft(leadId)).toMatchObject({ text: 'On', key });
    changeDraft(leadId, () => ({ text: 'On Monday.' }));
    expect(readShownDraft(leadId).key).not.toBe(key);
    expect(listener).toHaveBeenCalledTimes(2);
    leaveAgain();
  });

  it('takes a file whose upload ends after another lead was opened', () => {
    changeDraft(leadId, () => ({ text: 'See the plan.' }));
    changeDraft(leadId, ({ files }) => ({ files: [...files, file('plan')] }));
    expect(readDraft()).toEqual({ text: 'See the plan.', files: ['plan'] });
  });
});
