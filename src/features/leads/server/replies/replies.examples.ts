import type {
  Attachment,
  NewReply,
  Reply,
  ReplySetup,
  SavedReply,
  WholeReply,
} from '../../replies.contract.ts';

/** Examples in the API's description. */
export const newReplyExample: NewReply = {
  text: 'Hi Ann,\n\nyes: a first step takes two weeks. Does Thursday at 10 suit you for a call?',
  attachment_ids: ['019a9f62-11aa-7b3c-9d4e-5f6a7b8c9d0e'],
};

export const attachmentExample: Attachment = {
  id: '019a9f62-11aa-7b3c-9d4e-5f6a7b8c9d0e',
  name: 'first-step.pdf',
  type: 'application/pdf',
  bytes: 84_213,
};

export const replyExample: Reply = {
  id: '019a9f63-02c4-7d1e-8f90-a1b2c3d4e5f6',
  kind: 'reply',
  state: 'queued',
  failure: null,
  author_name: 'Eva Lind',
  address: 'ann@northfield-clinics.example',
  is_known_address: true,
  failed_verification: false,
  subject: 'Re: Booking system for four clinics',
  text: newReplyExample.text,
  is_cut: false,
  has_html: false,
  attachments: [attachmentExample],
  created_at: '2026-11-20T10:02:00.000Z',
  sent_at: null,
};

export const wholeReplyExample: WholeReply = {
  ...replyExample,
  id: '019a9f70-5d6e-7f80-91a2-b3c4d5e6f708',
  kind: 'mail',
  state: 'received',
  author_name: 'Ann Carter',
  text: 'Thursday at 10 it is.',
  has_html: true,
  attachments: [],
  created_at: '2026-11-20T11:30:00.000Z',
  html: '<p>Thursday at 10 it is.</p>',
};

export const replySetupExample: ReplySetup = {
  delivers_mail: true,
  receives_mail: true,
  reply_to: 'hello@example.com',
  signature: 'Eva Lind\nhttps://example.com',
  author_name: 'Eva Lind',
  site_name: 'Example',
};

export const savedReplyExample: SavedReply = {
  id: '019a9f60-aaaa-7bbb-8ccc-0123456789ab',
  name: 'Suggest a call',
  text: 'Hi {first_name},\n\nthank you for asking about {subject}. When may we call you?',
  created_at: '2026-11-19T08:00:00.000Z',
  updated_at: '2026-11-19T08:00:00.000Z',
};
