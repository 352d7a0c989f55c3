import { readFirstWords } from '../drawn-words.schema.ts';
import type { Service } from '../services.schema.ts';
import { workWords } from '../work-words.schema.ts';

export const integrationServices: Service = {
  slug: 'integration-services',
  title: 'Integration Services',
  description: 'Connections between the systems you keep, so that a value entered once shows up everywhere.',
  features: [
    'FHIR, ISO 20022, EDIFACT and plain REST',
    'Every message traceable and repeatable',
    'Failures rehearsed before go-live',
    'Runs on machines in your own account',
  ],
  metaTitle: 'System integration: enter it once',
  metaDescription:
    'We connect the systems you keep: records, registers, ledgers, partners. A first connection runs in about five weeks, with every message traceable.',
  hero: {
    headline: 'System integration: enter it once',
    slogan: 'It shows up everywhere.',
    lead: 'We connect systems that were never meant to meet: hospital records and laboratories, registers and stock, core banking and payment networks. Every message can be traced, repeated and explained. A first connection is in service in about five weeks.',
    action: { label: 'Name the two systems', href: '/contact' },
    facts: [
      { label: 'First connection', value: 'About five weeks' },
      { label: 'One side down', value: 'Held for 14 days' },
    ],
  },
  audience: {
    heading: 'Signs that you need this',
    items: [
      {
        title: 'A hospital with four record systems',
        text: 'Laboratory values are typed over by hand at night. A FHIR and HL7 hub delivers each result to the right record, and holds whatever it cannot match for a person to see.',
        drawing: { kind: 'lab-results', ...readFirstWords(workWords['lab-results']) },
      },
      {
        title: 'A shop that sells what it does not have',
        text: 'Register, web shop and marketplace each keep their own stock. One stream of changes keeps all three within two seconds of each other.',
      },
      {
        title: 'A bank with a nightly batch',
        text: 'Payments wait for a file at 10 PM. ISO 20022 messages flow through the day, screened and booked, while the old batch stays as a fallback.',
      },
    ],
  },
  offerings: {
    heading: 'Kinds of connection',
    items: [
      {
        title: 'API layer over an old system',
        text: 'A documented, rate-limited interface in front of a program that has none. The program itself stays untouched.',
      },
      {
        title: 'Event streams',
        text: 'Changes are published once and read by whoever needs them. A consumer that was down catches up by itself, in order.',
      },
      {
        title: 'Partner and supplier exchange',
        text: 'EDI, AS4, SFTP or web services, with acknowledgments that hold up in a dispute. A new partner is set up in a form, not in code.',
      },
      {
        title: 'Single sign-on',
        text: 'One identity for all connected programs, over OpenID Connect or SAML. People who leave lose every access on the same day.',
      },
      {
        title: 'Moving data for good',
        text: 'Migration with rehearsals: counted, compared, and repeated until the differences are zero or signed.',
      },
    ],
  },
  process: {
    heading: 'Five weeks to the first live message',
    items: [
      {
        title: 'Trace',
        duration: 'week 1',
        by: 'engineer',
        text: 'We follow twenty real records through your systems and write down each field, owner and delay.',
        signOff: 'You sign the map of fields and which system owns each one.',
      },
      {
        title: 'Draft the mappings',
        duration: 'week 2',
        by: 'machine',
        text: 'Mappings, validators and sample messages are generated from map and standards. Uncertain matches are marked instead of guessed.',
        signOff: 'You decide the marked matches, and sign.',
      },
      {
        title: 'Build and break',
        duration: 'weeks 3-4',
        by: 'engineer',
        text: 'We add retries, ordering and alarms, then pull the plug in a test environment: lost networks, duplicate messages, wrong clocks.',
        signOff: 'You sign the list of failures tried.',
      },
      {
        title: 'Shadow and switch',
        duration: 'week 5',
        by: 'engineer',
        text: 'Live messages run beside the manual route for five days and are compared. Then the manual route is shut down.',
        signOff: 'You sign the comparison and the time of the switch.',
      },
    ],
  },
  technologies: {
    heading: 'Technologies',
    lead: 'The standards we speak and the machinery that carries them.',
    items: [
      { name: 'Standards', items: ['HL7 v2', 'FHIR R4', 'ISO 20022', 'GS1 and EDIFACT', 'OpenAPI'] },
      { name: 'Transport', items: ['Apache Kafka', 'RabbitMQ', 'AS4', 'SFTP', 'Webhooks'] },
      { name: 'Platforms', items: ['SAP', 'Microsoft Dynamics', 'Salesforce', 'Epic', 'Shopify'] },
      { name: 'Watch', items: ['OpenTelemetry', 'Grafana', 'Contract tests (Pact)'] },
    ],
  },
  figures: {
    heading: 'How reliably it runs',
    items: [
      {
        value: '98%',
        label: 'of messages reach their target on the first attempt',
        basis: 'The rest are retried; what still fails waits in a queue with an owner. None is dropped.',
      },
      {
        value: '85%',
        label: 'of field mappings are accepted as first drafted',
        basis: 'Drafted mappings that the customer’s data owner signs without a change.',
      },
    ],
  },
  record: {
    heading: 'Field by field',
    title: 'Laboratory to record',
    note: '46 of 47 fields signed',
    items: [
      { label: 'PID-3, patient number', value: 'Patient.identifier', isSigned: true },
      { label: 'OBX-3, test', value: 'Observation.code', isSigned: true },
      { label: 'OBX-6, unit', struck: 'mg/dL', value: 'mmol/L', isSigned: true },
      { label: 'OBX-11, final or not', value: 'Observation.status', isSigned: true },
      { label: 'NTE-3, remark', value: 'Observation.note?', isSigned: false },
    ],
    foot: 'Uncertain matches wait for the owner of the data.',
  },
  questions: {
    heading: 'What integration buyers ask',
    items: [
      {
        question: 'How is a connection priced?',
        answer:
          'Per pair of systems, after the trace, as one fixed sum. Running it costs your hosting plus, if you want us on call, a monthly fee by number of connections rather than messages.',
      },
      {
        question: 'Our vendor has no interface. Is that the end?',
        answer:
          'Rarely. We read exports, databases or print streams where the license allows it, and put that access behind a proper API, so that a later vendor interface replaces one part only.',
      },
      {
        question: 'Do you see our records?',
        answer:
          'While we build, no: we work with generated records of the same shape. Once live, messages pass through machines in your account, and our people see counts and error codes unless you open a case.',
      },
      {
        question: 'What if one side goes down at night?',
        answer:
          'Messages wait in order for up to fourteen days and are delivered when it returns. Within five minutes, an alarm goes to the person you name, with the number waiting.',
      },
    ],
  },
  next: {
    heading: 'How a connection begins',
    items: [
      {
        title: 'Two names and a field',
        text: 'Write which systems should talk and the one value that is typed twice today.',
      },
      {
        title: 'A look at the interfaces',
        text: 'We read the public documentation beforehand, so the call is about your case, not the documentation.',
      },
      {
        title: 'The discovery week',
        text: 'A fixed price, and two days with the people who do the work. Its map is useful even if nothing is built.',
      },
    ],
  },
  closing: {
    headline: 'Which value do you still type twice?',
    action: { label: 'Get in Touch', href: '/contact' },
  },
  onward: {
    services: [],
    cases: ['payment-matching', 'referral-triage'],
    products: ['reporting'],
    articles: ['hospital-hl7-fhir-integration', 'strangler-migration-of-an-old-erp'],
  },
};
