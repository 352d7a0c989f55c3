/** A contact message of the demonstration content. */
export interface DemoMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Age of `created_at` in whole days before seeding. */
  daysAgo: number;
  read: boolean;
  /** The reply; left out where nobody has answered yet. */
  answered?: {
    /** Time from the message to the answer. */
    afterHours: number;
    status: 'waiting' | 'done';
    /** Of the order that it brought, in US dollars. */
    value?: number;
  };
}

export const demoMessages: DemoMessage[] = [
  {
    name: 'Dr Miriam Osei',
    email: 'm.osei@stbridget-hospital.example.org',
    subject: 'Bed occupancy screen, HL7 v2 feed',
    message:
      'We run a 420-bed hospital and want a live bed screen on 18 wards. Our interface engine sends ADT over MLLP, version 2.5.1, and we have a test channel free from next month. Merges (A40) happen about five times a day and broke the last attempt. Before we go to tender I would like to talk for half an hour about what you would need from us, in particular how many hours of our interface engineer. Thursdays after 2 PM suit best.',
    daysAgo: 0,
    read: false,
  },
  {
    name: 'Paul Lindqvist',
    email: 'paul@lindqvist-cycles.example.com',
    subject: 'Online shop with click and collect for four shops',
    message:
      'We sell bicycles and parts in four shops and our web shop does not know what is on the shelf. Customers order, drive over, and the part is gone. Stock is kept in a till system that can export a file every 15 minutes. Is that good enough to build on, or does the till have to go first? Budget is around 40,000, and we would like to be ready before the season starts in March.',
    daysAgo: 1,
    read: false,
  },
  {
    name: 'Agnieszka Wrona',
    email: 'a.wrona@harbourbank.example.net',
    subject: 'Questions from compliance about an AI triage pilot',
    message:
      'Our operations team would like to run a pilot with you that sorts customer messages into queues. Before I can sign anything I need to know: where is the data processed, is it used to train any model, how long are prompts kept, and who can switch the feature off? I have read your article on golden sets and would also like to see a real evaluation report, with the client’s name removed. A written answer is fine.',
    daysAgo: 1,
    read: false,
  },
  {
    name: 'Tom Achterberg',
    email: 't.achterberg@westfield-school.example.org',
    subject: 'Parent communication, 1,100 pupils',
    message:
      'At present we send letters through three different systems and half of the parents miss them. We are looking for one place for absence notes, letters with confirmation and appointments with teachers. It must work on old phones and in at least five languages. We are a public school, so accessibility is not optional. Could you tell us whether this is something you build or whether you would advise buying?',
    daysAgo: 3,
    read: false,
  },
  {
    name: 'Henrike Vogt',
    email: 'henrike.vogt@vogt-pumps.example.com',
    subject: 'ERP from 2009, two developers about to retire',
    message:
      'We make industrial pumps, 180 users, two plants. Our ERP was written for us and both people who know it will be gone by the end of next year. A full replacement was quoted at 2.1 million and we stopped it. Your case study describes our situation uncomfortably well. What does the first step cost, the one with the facade and the usage log, and what would we know after it?',
    daysAgo: 5,
    read: true,
  },
  {
    name: 'Samuel Njoroge',
    email: 'samuel@freshroute.example.com',
    subject: 'Offline app for 60 delivery drivers',
    message:
      'Our drivers deliver to farms where there is no reception for hours. The present app loses signatures about twice a week. We need delivery notes, photographs and signatures that survive this. We have 60 Android devices, about three years old. Would you take over the existing app or start again? I can give you access to the source code.',
    daysAgo: 8,
    read: true,
    answered: { afterHours: 3, status: 'waiting' },
  },
  {
    name: 'Claire Dubosc',
    email: 'c.dubosc@maison-dubosc.example.com',
    subject: 'Forecast for a bakery chain',
    message:
      'We have eleven bakeries and throw away about 9% every evening. A supplier offers us an AI forecast for 1,900 a month. I have two years of till data per hour, and a list of school holidays. Could you look at the data for a fixed price and tell me whether a simple rule would do? If the answer is that we need nobody, I would still be glad to pay for it.',
    daysAgo: 11,
    read: true,
    answered: { afterHours: 2, status: 'done', value: 18_000 },
  },
  {
    name: 'Ravi Menon',
    email: 'ravi.menon@northgate-clinics.example.net',
    subject: 'Appointment booking with FHIR',
    message:
      'Six outpatient clinics, one practice system with a FHIR R4 interface (Slot, Schedule, Appointment). We want patients to book and move appointments themselves. Our concern is double booking while reception works in the old system at the same time. Please tell us how you have dealt with that elsewhere and what a first version for one clinic would take.',
    daysAgo: 16,
    read: true,
    answered: { afterHours: 5, status: 'waiting' },
  },
  {
    name: 'Ingrid Solheim',
    email: 'ingrid@solheim-legal.example.com',
    subject: 'Searching 20 years of contracts',
    message:
      'We are a law office with nine people and some 14,000 contracts as scanned PDF files. We want to ask questions such as “which leases can be ended before June” and see the clause. Nothing may leave our own server. Is this realistic for an office of our size, and what hardware would it need?',
    daysAgo: 23,
    read: true,
    answered: { afterHours: 1, status: 'done', value: 9_500 },
  },
  {
    name: 'Marco Bellini',
    email: 'm.bellini@bellini-textiles.example.com',
    subject: 'Invoice automation, a second opinion',
    message:
      'We receive 1,400 supplier invoices a month and have an offer that promises payback in four months. After reading your calculation I doubt it. Could you go through the offer with us, line by line, in one session? I can send it beforehand with the prices visible.',
    daysAgo: 31,
    read: true,
    answered: { afterHours: 4, status: 'done' },
  },
  {
    name: 'Grace Whitcombe',
    email: 'g.whitcombe@countylibraries.example.org',
    subject: 'Accessibility review of the catalog',
    message:
      'Our online catalog was built in 2017. A reader who uses a screen reader told us that she cannot place a reservation at all. We would like a review of the five most important pages and a realistic list of what to repair first. We have about 12,000 for this year. Do you also train our own two developers along the way?',
    daysAgo: 47,
    read: true,
    answered: { afterHours: 2, status: 'done', value: 6_200 },
  },
  {
    name: 'Daniel Okafor',
    email: 'd.okafor@brightline-energy.example.net',
    subject: 'Workshop for our development team',
    message:
      'We are fourteen developers and have been using coding assistants for a year. Output has gone up and so have our incidents. I am looking for a two-day workshop on reviewing machine-written code, with our own code as the material, under a confidentiality agreement. Which dates do you have in the next quarter, and what would you need from us to prepare?',
    daysAgo: 63,
    read: true,
    answered: { afterHours: 1, status: 'done', value: 3_400 },
  },
  {
    name: 'Yuki Tanabe',
    email: 'yuki.tanabe@tanabe-instruments.example.com',
    subject: 'Connecting machine data from 30 lathes',
    message:
      'Thirty lathes of three makes, some with OPC UA, some with nothing but a signal lamp. We want to see standstills on one screen and later find causes. Our first question is whether the old machines can be connected at all without losing their certification. A visit would be possible in the last week of the month.',
    daysAgo: 88,
    read: true,
    answered: { afterHours: 3, status: 'done' },
  },
  {
    name: 'Beatriz Almeida',
    email: 'beatriz@almeida-travel.example.com',
    subject: 'Thank you, and a question about support',
    message:
      'The booking form has been running for three months now without a double entry, thank you for that. One question: our support agreement covers weekdays. From May to September most bookings come in at the weekend. What would it cost to extend it for those five months only?',
    daysAgo: 112,
    read: true,
    answered: { afterHours: 2, status: 'done' },
  },
];
