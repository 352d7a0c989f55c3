import { subscriptionSchema, type NewSubscription, type Subscription } from '../contract.ts';

/** Examples in the API's description. */
export const newSubscriptionExample: NewSubscription = { email: 'ann@northfield-clinics.example' };

const subscriptionExample: Subscription = {
  id: '019a9f5e-91b8-7c0e-a2f4-6d1e7b8c9a01',
  ...newSubscriptionExample,
  created_at: '2026-11-20T09:14:04.600Z',
  source: null,
  status: 'confirmed',
  confirmed_at: '2026-11-20T09:16:31.020Z',
  confirmed_by: 'link',
  tags: ['webinar'],
  consent: {
    page: '/blog',
    text: 'Our monthly newsletter\nOne email a month.',
    network: 'pXKSAlTzDaaS4ZAmWgEzg_Ih3E8yuiUdz9V4r1y5cCg',
    note: null,
  },
};

/** The subscriptions, as their operations describe them. */
export const subscriptionRows = {
  one: 'subscription',
  many: 'subscriptions',
  schema: subscriptionSchema,
  example: subscriptionExample,
};

export const subscriptionsCsvExample = [
  'created_at,email,id,channel,source,status,confirmed_at,confirmed_by,tags,consent_page,consent_text,consent_network,consent_note',
  '2026-11-20T09:14:04.600Z,ann@northfield-clinics.example,019a9f5e-91b8-7c0e-a2f4-6d1e7b8c9a01,,,confirmed,2026-11-20T09:16:31.020Z,link,webinar,/blog,One email a month.,pXKSAlTzDaaS4ZAmWgEzg_Ih3E8yuiUdz9V4r1y5cCg,',
  '',
].join('\r\n');
