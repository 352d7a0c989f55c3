import { caseWords } from '../case-words.schema.ts';
import type { CaseStudy } from '../cases.schema.ts';
import { readFirstWords } from '../drawn-words.schema.ts';

export const referralTriage: CaseStudy = {
  slug: 'referral-triage',
  client: 'Ashdene Outpatient Group',
  thumbnail: { kind: 'referral-triage', ...readFirstWords(caseWords['referral-triage']) },
  drawing:
    'A list of referral letters, each with the lane that AI proposes, in dashes. One is corrected in red from routine to urgent. A clinician has ticked each in yellow and signed all with a stamp. Beside it is the scan with the sentences that led there, and in red the reason to look again.',
  category: 'Healthcare AI',
  industry: 'Healthcare',
  hoverSummary: 'Urgent referrals reach a clinician in five hours, not nine days.',
  year: 2025,
  publishedOn: '2025-11-04',
  duration: '7 months',
  team: '3 engineers, 1 designer, 1 clinical safety officer',
  challenge: [
    'Five outpatient hospitals receive 2,300 referral letters a week, most of them scans. They were read in order of arrival. An urgent letter that came in behind a routine pile waited a median of nine days before a clinician saw it.',
    'Anything that sorts patients is a clinical risk. The group wanted the queue reordered, never a decision taken, and a record of who decided what.',
  ],
  solution: [
    'A model reads each letter and proposes one of three lanes, quoting the sentences that made it think so. It can only lift a letter up the queue: it cannot close, reject or lower one. A clinician opens the letter, sees the quoted lines marked on the scan, and signs the lane.',
    'The machine drafted the scan pipeline, the reviewer’s screen and 640 synthetic letters for tests. Engineers replaced the drafted confidence score, which looked precise and was not, with three plain reasons to look again: handwriting, missing page, conflicting dates.',
    'Two consultants read 1,200 past letters blind. Where they disagreed with the model the letter went into the safety case, and the safety officer signed the release only when no urgent letter in that set was left in routine.',
  ],
  results: [
    {
      metric: 'Urgent letter to clinician',
      value: '9 days → 5 h',
      description: 'Median from arrival to first opening, five hospitals, sixteen weeks.',
    },
    {
      metric: 'AI proposals changed, 10% allowed',
      value: '7.2%',
      description:
        'The safety case sets the limit. Every change is kept with its reason and reviewed once a month.',
    },
    {
      metric: 'Sorting time per week',
      value: '61 h → 14 h',
      description: 'Time that booking staff spent ordering paper, from their own log.',
    },
  ],
  voice: {
    quote:
      'I asked for one thing: it must never move a letter down. They made that a rule, gave me the test for it, and let me spend a week trying to break it.',
    name: 'Dr. Priya Nair',
    role: 'Clinical safety officer',
  },
  tech: ['Python', 'FastAPI', 'React', 'PostgreSQL', 'HL7 FHIR', 'Tesseract', 'Private cloud'],
  hindsight:
    'We would bring the booking staff in during week one. We designed for clinicians first and had to rebuild the list view when the people who use it all day finally tried it.',
  question: 'Have a waiting pile like this?',
  signedBy: ['mara-lindqvist', 'tomas-okafor'],
  onward: {
    services: ['ai-automation'],
    cases: [],
    products: [],
    articles: ['evaluating-ai-feature-before-launch', 'hospital-hl7-fhir-integration'],
  },
};
