import { messageSchema, type Message, type NewMessage } from '../../contract.ts';

/** Examples in the API's description. */
export const newMessageExample: NewMessage = {
  name: 'Ann Carter',
  email: 'ann@northfield-clinics.example',
  subject: 'Booking system for four clinics',
  message: 'We run four clinics and still take bookings by phone. What would a first step cost?',
};

const messageExample: Message = {
  id: '019a9f5e-8c40-7a52-9d3b-5f0f6f1c2d3e',
  ...newMessageExample,
  form_tag: 'spring-campaign',
  quiz_answers: 'Small team, By hand, Save time',
  read: false,
  status: 'new',
  assignee_id: null,
  source: null,
  channel: null,
  due_at: '2026-11-20T17:14:03.221Z',
  answered_at: null,
  won: false,
  value: null,
  version: 1,
  created_at: '2026-11-20T09:14:03.221Z',
};

/** The same once somebody has read it. */
export const changedExample: Message = { ...messageExample, read: true, status: 'open', version: 2 };

/** The messages, as their operations describe them. */
export const messageRows = {
  one: 'message',
  many: 'messages',
  schema: messageSchema,
  example: messageExample,
};

export const messagesCsvExample = [
  'created_at,name,email,subject,message,form_tag,quiz_answers,read,status,assignee_id,channel,source,due_at,answered_at,won,value,assignee_name,landing_page,referrer_host,campaign,last_article,last_case,id',
  '2026-11-20T09:14:03.221Z,Ann Carter,ann@northfield-clinics.example,Booking system for four clinics,' +
    '"We run four clinics and still take bookings by phone. What would a first step cost?",spring-campaign,"Small team, By hand, Save time",false,new,,,,2026-11-20T17:14:03.221Z,,false,,,,,,,,' +
    '019a9f5e-8c40-7a52-9d3b-5f0f6f1c2d3e',
  '',
].join('\r\n');
