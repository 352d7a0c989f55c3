import { caseWords } from '../case-words.schema.ts';
import type { CaseStudy } from '../cases.schema.ts';
import { readFirstWords } from '../drawn-words.schema.ts';

export const ticketRouting: CaseStudy = {
  slug: 'ticket-routing',
  client: 'Quillmarsh Software',
  thumbnail: { kind: 'ticket-routing', ...readFirstWords(caseWords['ticket-routing']) },
  drawing:
    'A support inbox: each ticket has the team that AI proposes, in dashes. One is corrected in red from Billing to Inventory; an agent has ticked each in yellow, but for one that AI never read. Beside it is the drafted reply with its sources, one sentence struck, ticked and stamped as sent.',
  category: 'AI Automation',
  industry: 'Enterprise Software',
  hoverSummary: 'First reply to a support ticket in 11 minutes instead of 6 hours.',
  year: 2025,
  publishedOn: '2025-09-16',
  duration: '4 months',
  team: '2 engineers, 1 reviewer, 1 support lead from the client',
  challenge: [
    'Quillmarsh sells inventory and ordering software to building supply dealers. Its support desk receives 1,900 tickets a week, most of them before ten in the morning. One in three went to the wrong team first and waited there before anyone noticed.',
    'The desk had tried rules on keywords. They broke with every product release, and nobody dared to delete one.',
  ],
  solution: [
    'Each ticket is now read by a model that proposes a team, a priority and a first reply, with links to the manual pages and closed tickets it used. A support agent sends the reply, changes it or throws it away. Security reports and invoice disputes skip the model and go straight to a person.',
    'The machine drafted the mail and CRM adapters, the test set and the first routing prompt. Our engineers rewrote the search over old tickets: the draft checked permissions after ranking, so one customer’s ticket could have leaked into another customer’s reply. It now checks before.',
    'For six weeks the system ran silently alongside the desk. Agents corrected 412 of 11,300 proposed routes; those corrections became the test that every later change has to pass. The support lead signed the switch, team by team.',
  ],
  results: [
    {
      metric: 'Median time to first reply',
      value: '6 h → 11 min',
      description: 'Business hours only, twelve weeks before against twelve weeks after.',
    },
    {
      metric: 'Tickets sent to the wrong team',
      value: '33% → 4%',
      description: 'Counted by tickets that changed team at least once.',
    },
    {
      metric: 'Drafts sent unchanged',
      value: '58%',
      description: 'The other 42% were edited or thrown away by an agent before anything left.',
    },
    {
      metric: 'Running cost per ticket',
      value: '$0.04',
      description: 'Model and hosting together, at the volume of the third month.',
    },
  ],
  voice: {
    quote:
      'Everyone asked me whether AI would be answering our customers. It doesn’t. It hands my team a draft and its sources. They change or drop four in ten, which is why I trust the other six.',
    name: 'Leah Bramwell',
    role: 'Support lead',
  },
  tech: ['TypeScript', 'PostgreSQL', 'pgvector', 'Node.js', 'Zendesk API', 'OpenTelemetry'],
  hindsight:
    'We would build the correction screen first. For three weeks agents reported wrong routes by chat, and we lost the exact wording of about a hundred of them.',
  question: 'Have an inbox like this?',
  signedBy: ['tomas-okafor'],
  onward: {
    services: ['ai-automation'],
    cases: [],
    products: [],
    articles: ['automation-roi-measured-honestly'],
  },
};
