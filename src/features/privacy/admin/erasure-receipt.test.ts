import { expect, it } from 'vitest';
import { writeReceipt } from './erasure-receipt.tsx';

it('says what was erased, when, by whom, and what stands in backups', () => {
  const text = writeReceipt({
    email: 'ann@example.com',
    erasedAt: '2026-11-20T10:00:00.000Z',
    erasedBy: 'eva@example.com',
    erased: { accounts: 0, messages: 2, notes: 1, events: 4, replies: 1, subscriptions: 1, mails: 3 },
  });
  expect(text).toContain('Personal data of ann@example.com');
  expect(text).toMatch(/November 20, 2026.* by eva@example\.com/);
  expect(text).toContain('Messages: 2\nNotes: 1\nEvents: 4\nReplies: 1\nSubscriptions: 1\nMails: 3');
  expect(text).toContain('These leads are removed from Insights too.');
  expect(text).toContain('Existing backups still contain this data');
});
