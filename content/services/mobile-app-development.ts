import { readFirstWords } from '../drawn-words.schema.ts';
import { largeWords } from '../large-words.schema.ts';
import type { Service } from '../services.schema.ts';
import { workWords } from '../work-words.schema.ts';

export const mobileAppDevelopment: Service = {
  slug: 'mobile-app-development',
  title: 'Mobile Application Development',
  description: 'Apps for iOS and Android, from the first sketch to both stores, with the server they need.',
  teaser: 'An app in both stores in about twelve weeks, usable on a ward or in a basement without a signal.',
  features: [
    'One code base, or native where it pays',
    'Works offline and merges changes later',
    'A new build on your phone every Friday',
    'Store accounts in your name from week one',
  ],
  metaTitle: 'Mobile apps that work where the signal doesn’t',
  metaDescription:
    'iOS and Android apps with the server behind them. A working build on your phone from week 4, a first store release in about twelve weeks.',
  largeDrawing: { kind: 'visit-week', ...readFirstWords(largeWords['visit-week']) },
  hero: {
    headline: 'Mobile apps that work where the signal doesn’t',
    slogan: 'Works in the elevator, on the ward and in the van.',
    lead: 'We build iOS and Android apps together with the server behind them: booking, ordering, field work, payments. A first release reaches the stores in about twelve weeks, and a working build is on your phone from week four.',
    action: { label: 'Talk about your app', href: '/contact' },
    facts: [
      { label: 'Length', value: 'About twelve weeks' },
      { label: 'First on your phone', value: 'In week 4' },
    ],
  },
  audience: {
    heading: 'Who comes to us for an app',
    items: [
      {
        title: 'A hospital outpatient department',
        text: 'Patients miss visits because the letter comes too late. The app shows the next visit, lets them move it, and writes the change back to the booking system.',
        drawing: { kind: 'visit-moved', ...readFirstWords(workWords['visit-moved']) },
      },
      {
        title: 'A shop with a loyalty card',
        text: 'Regulars leave the card in a drawer. The app holds the card, the receipts and the order for Saturday, and the register can read it without a signal.',
      },
      {
        title: 'A bank’s visiting advisers',
        text: 'Advisers fill in paper at the client’s table. The app collects documents and signatures offline and sends them, encrypted, when a network is back.',
      },
    ],
  },
  offerings: {
    heading: 'What we build',
    items: [
      {
        title: 'Both stores from one code base',
        text: 'One React Native or Flutter project for iOS and Android, with native modules where the device calls for them. You maintain one set of screens and one set of tests.',
      },
      {
        title: 'Native apps',
        text: 'Swift or Kotlin where the app depends on the camera, Bluetooth, background location or a card reader. We say in week one which way yours should go, and why.',
      },
      {
        title: 'Work without a network',
        text: 'Records stay on the device, encrypted, and merge when the connection returns. What happens when two people change the same record is written down and tested.',
      },
      {
        title: 'The server behind the app',
        text: 'API, database, push messages, sign-in with your identity provider. It runs in your own cloud account and writes logs your team can read.',
      },
      {
        title: 'Store release and upkeep',
        text: 'Listings, privacy labels, test groups and a staged rollout. Afterward we follow every operating system update and answer crash reports.',
      },
    ],
  },
  process: {
    heading: 'Twelve weeks, five handovers',
    items: [
      {
        title: 'Discovery',
        duration: 'week 1',
        by: 'engineer',
        text: 'Two engineers watch the work that the app will serve and list its tasks, devices and data.',
        signOff: 'You sign the task list and a fixed quote for the next stage.',
      },
      {
        title: 'Clickable draft',
        duration: 'weeks 2-3',
        by: 'machine',
        text: 'Screens are generated from the task list and your brand, on real phones. Five of your users try them, and an engineer corrects whatever they stumble over.',
        signOff: 'You sign the screens, one by one.',
      },
      {
        title: 'Build',
        duration: 'weeks 4-9',
        by: 'machine',
        text: 'Code and tests are drafted from the signed screens. Nothing is merged until an engineer has read it and put a name to it.',
        signOff: 'You sign each Friday’s build and its list of changes.',
      },
      {
        title: 'Trial',
        duration: 'weeks 10-11',
        by: 'engineer',
        text: 'Thirty to fifty of your people use the app in their work. We fix what they report and measure start time, crashes and battery on the oldest device agreed.',
        signOff: 'You sign the trial report.',
      },
      {
        title: 'Release',
        duration: 'week 12',
        by: 'engineer',
        text: 'The app goes to one percent of users, then ten, then everyone. Each step can be undone.',
        signOff: 'You sign the release and press the button.',
      },
    ],
  },
  technologies: {
    heading: 'Technologies',
    lead: 'What your app is made with.',
    items: [
      { name: 'App', items: ['React Native', 'Flutter', 'Swift and SwiftUI', 'Kotlin and Jetpack Compose'] },
      { name: 'On the device', items: ['SQLite', 'Secure Enclave and Keystore', 'Bluetooth LE', 'NFC'] },
      { name: 'Server', items: ['Node.js', 'PostgreSQL', 'OpenID Connect', 'APNs and FCM push'] },
      { name: 'Checks', items: ['Detox', 'XCUITest', 'Espresso', 'VoiceOver and TalkBack'] },
    ],
  },
  figures: {
    heading: 'What we count',
    items: [
      {
        value: '92%',
        label: 'of releases pass store review on the first submission',
        basis: 'Per release. One rejection, by either store, counts as a miss.',
      },
      {
        value: '90%',
        label: 'of trial users finish the app’s main task without help',
        basis: 'Observed in the trial before release, first attempt only.',
      },
    ],
  },
  record: {
    heading: 'One record, two phones',
    title: 'Merge rules, inspections',
    note: '4 of 5 signed',
    items: [
      { label: 'Both took a photo', value: 'keep both', isSigned: true },
      { label: 'Both changed a reading', struck: 'keep the later', value: 'ask the office', isSigned: true },
      { label: 'One phone has the wrong time', value: 'server time counts', isSigned: true },
      { label: 'Report closed, then edited', value: 'reopen, note why', isSigned: true },
      { label: 'Phone lost with unsent notes', value: 'wipe at next contact', isSigned: false },
    ],
    foot: 'Each rule is tried on two phones, network off.',
    stamp: 'TESTED',
    stampedBy: 'I. Varga',
  },
  questions: {
    heading: 'Questions before you start',
    items: [
      {
        question: 'What does an app cost?',
        answer:
          'Discovery has a fixed price, and ends with a fixed quote for the draft; the screens you sign set the quote for the build. A first release takes two or three engineers about twelve weeks; Bluetooth, payments and offline merging add the most.',
      },
      {
        question: 'Who owns the code and the store accounts?',
        answer:
          'You do. The repository and both store accounts are opened in your name in week one, and we are guests in them.',
      },
      {
        question: 'Where does the data on the phone go?',
        answer:
          'To your server, in the region you name, and nowhere else. We add no advertising or tracking kits; crash reports carry no names or record numbers.',
      },
      {
        question: 'What if a release turns out to be faulty?',
        answer:
          'We halt the rollout, restore the last good server version within the hour, and submit a corrected build. Anything that differs from the signed screens is fixed at our cost for {warranty}.',
      },
    ],
  },
  next: {
    heading: 'How to start',
    items: [
      {
        title: 'You write',
        text: 'Two sentences are enough: who will hold the phone, and what they do without the app today.',
      },
      {
        title: 'We talk for 30 minutes',
        text: 'Free of charge, with an engineer who builds apps. We tell you if a web page would do instead.',
      },
      {
        title: 'Discovery starts',
        text: 'Usually within two weeks. You can stop after it and keep the task list, the sketches and the quote.',
      },
    ],
  },
  closing: {
    headline: 'Tell us what happens away from the desk',
    action: { label: 'Get in Touch', href: '/contact' },
  },
  onward: {
    services: [],
    cases: ['offline-inspections', 'dock-schedule'],
    products: ['lms'],
    articles: ['offline-sync-for-warehouse-staff', 'accessibility-acceptance-criterion'],
  },
};
