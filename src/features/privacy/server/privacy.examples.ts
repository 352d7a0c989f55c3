import type { ErasedData, PersonalData } from '../contract.ts';

/** Examples in the API's description. */
export const personalDataExample: PersonalData = {
  email: 'ann@northfield-clinics.example',
  exported_at: '2026-11-20T10:00:00.000Z',
  account: null,
  messages: [
    {
      id: '019a9f5e-8c40-7a52-9d3b-5f0f6f1c2d3e',
      name: 'Ann Carter',
      email: 'ann@northfield-clinics.example',
      subject: 'Booking system for four clinics',
      message: 'We run four clinics and still take bookings by phone. What would a first step cost?',
      form_tag: null,
      quiz_answers: null,
      read: true,
      status: 'open',
      assignee_id: '019a9f5e-7d10-7b3c-8e55-2a4f6c8d0e12',
      source: null,
      channel: 'search',
      due_at: '2026-11-21T09:14:03.221Z',
      answered_at: null,
      won: false,
      value: 12000,
      created_at: '2026-11-20T09:14:03.221Z',
      spam: false,
      spam_reasons: null,
    },
  ],
  notes: [
    {
      id: '019a9f60-1a20-7c11-9b7e-3d5c7e9f1a23',
      message_id: '019a9f5e-8c40-7a52-9d3b-5f0f6f1c2d3e',
      text: 'Four clinics, one of them without a network. Call before noon.',
      author_name: 'Eva Lind',
      created_at: '2026-11-20T09:40:00.000Z',
    },
  ],
  events: [
    {
      id: '019a9f60-1a21-7d22-8c8f-4e6d8f0a2b34',
      message_id: '019a9f5e-8c40-7a52-9d3b-5f0f6f1c2d3e',
      kind: 'note',
      data: {},
      author_name: 'Eva Lind',
      created_at: '2026-11-20T09:40:00.000Z',
    },
  ],
  replies: { signature: null, thread: [] },
  subscriptions: [
    {
      id: '019a9f5e-91b8-7c0e-a2f4-6d1e7b8c9a01',
      email: 'ann@northfield-clinics.example',
      created_at: '2026-11-20T09:14:04.600Z',
      channel: null,
      source: null,
      spam: false,
      spam_reasons: null,
      status: 'confirmed',
      confirmed_at: '2026-11-20T09:16:31.020Z',
      confirmed_by: 'link',
      consent_page: '/blog',
      consent_text: 'One email a month.',
      consent_network: null,
      consent_note: null,
      wants_issues: true,
      wants_welcome: true,
      tags: [],
      issues: [
        { subject: 'What we learned in October', status: 'sent', settled_at: '2026-11-23T08:00:02.310Z' },
      ],
    },
  ],
  mails: [],
};

export const erasedDataExample: ErasedData = {
  accounts: 0,
  messages: 1,
  notes: 1,
  events: 1,
  replies: 0,
  subscriptions: 1,
  mails: 1,
};
