import type { Facts } from './facts.schema.ts';

/** The promises that stand on several pages. The prices are demonstration content. */
export const facts: Facts = {
  items: [
    { name: 'discovery_price', value: '$6,900' },
    { name: 'course_day_price', value: '$4,800' },
    { name: 'two_day_price', value: '$9,600' },
    { name: 'half_day_price', value: '$2,400' },
    { name: 'review_price', value: '$13,800' },
    { name: 'advice_price', value: '$1,380' },
    { name: 'learner_price', value: '$4' },
    { name: 'discovery_length', value: 'five days' },
    { name: 'typical_response', value: '2-4 hours (business hours)' },
    { name: 'form_reply', value: '24 hours' },
    { name: 'business_hours', value: 'Monday to Friday, 8\u00a0AM to 6\u00a0PM Pacific' },
    { name: 'warranty', value: '90 days' },
  ],
};
