import { caseWords } from '../case-words.schema.ts';
import type { CaseStudy } from '../cases.schema.ts';
import { readFirstWords } from '../drawn-words.schema.ts';

export const markingDesk: CaseStudy = {
  slug: 'marking-desk',
  client: 'Lowmoor Open College',
  thumbnail: { kind: 'marking-desk', ...readFirstWords(caseWords['marking-desk']) },
  drawing:
    'A learner’s page with drafted comments in dashes. The tutor has struck one in red and written another, ticked each in yellow, and entered the grade, which has no draft; a stamp releases it all.',
  category: 'EdTech Platform',
  industry: 'Education',
  hoverSummary: 'Feedback on coursework in 2 days instead of 12, each line released by a tutor.',
  year: 2025,
  publishedOn: '2026-02-10',
  duration: '8 months',
  team: '3 engineers, 1 designer, 4 tutors half a day a week',
  challenge: [
    'Lowmoor teaches 8,200 people online and by mail. Coursework came back after twelve days, by which time most learners had started the next unit without knowing what they had got wrong.',
    'Its 140 tutors did not want a machine to grade. They wanted to stop typing the same forty comments.',
  ],
  solution: [
    'The marking desk shows the submission with drafted comments in the margin, each tied to one line of the published criteria. A tutor keeps, edits or deletes each one. Grades have no draft at all: the box is empty until a tutor fills it.',
    'The machine drafted the comment generator, the import from the old learning platform and most of the screens. Engineers corrected the part that mattered most: the draft compared learners with each other, and we made it compare each piece of work with the criteria and nothing else.',
    'Names are removed before any text reaches the model and put back afterward. The college’s data officer signed that step on its own, with a test she can run.',
  ],
  results: [
    {
      metric: 'Submission to feedback',
      value: '12 days → 2 days',
      description: 'Median over one fall term, all courses with written work.',
    },
    {
      metric: 'Resubmitted on time',
      value: '61% → 78%',
      description: 'Learners asked to resubmit, against the same term a year earlier.',
    },
    {
      metric: 'Comments changed',
      value: '31% → 14%',
      description:
        'First month against sixth. We check every month that tutors still read what they release.',
    },
  ],
  voice: {
    quote:
      'Our tutors thought we were buying a grading machine. What they got is their evenings back. The grade box stays empty until one of them fills it.',
    name: 'Gwen Abernathy',
    role: 'Head of tutors',
  },
  tech: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'LTI 1.3', 'Playwright'],
  hindsight:
    'We would pilot with evening tutors, not volunteers. Volunteers forgave a slow page; people grading at eleven at night did not, and they were right.',
  question: 'Have a marking load like this?',
  signedBy: ['tomas-okafor'],
  onward: {
    services: ['web-app-development'],
    cases: [],
    products: ['lms'],
    articles: ['accessibility-acceptance-criterion'],
  },
};
