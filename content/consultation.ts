import type { Consultation } from './consultation.schema.ts';

export const consultation: Consultation = {
  title: 'Schedule a Free Consultation',
  lead: 'Thirty minutes with an engineer, free of charge. You confirm the day and the time in the calendar that opens.',
  hours: 'Our hours: {business_hours}',
  zone: 'Your time zone:',
  office: { label: 'On our clock:', timeZone: 'America/Los_Angeles' },
  submit: 'Schedule Consultation',
  blocked: 'Your browser did not let the booking page open by itself.',
  open: 'Open the booking page',
};
