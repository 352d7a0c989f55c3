import type { Consultation } from './consultation.schema.ts';

export const consultation: Consultation = {
  title: 'Schedule a Free Consultation',
  lead: 'Thirty minutes with an engineer, free of charge. You confirm the day and the time in the calendar that opens.',
  hours: 'Our hours: {business_hours}. Calls start on the hour or half hour.',
  hoursThere: 'On your clock:',
  outside: 'This is outside our hours. We will propose another time.',
  zone: 'Your time zone:',
  office: { label: 'On our clock:', timeZone: 'America/Los_Angeles' },
  submit: 'Schedule Consultation',
  blocked: 'Your browser did not let the booking page open by itself.',
  open: 'Open the booking page',
};
