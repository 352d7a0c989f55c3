import { caseWords } from '../case-words.schema.ts';
import type { CaseStudy } from '../cases.schema.ts';
import { readFirstWords } from '../drawn-words.schema.ts';

export const dockSchedule: CaseStudy = {
  slug: 'dock-schedule',
  client: 'Veldhaven Freight',
  thumbnail: { kind: 'dock-schedule', ...readFirstWords(caseWords['dock-schedule']) },
  drawing:
    'A day plan with a row for each dock door. Solid bars are confirmed trucks, dashed ones predicted. A truck that is 42 minutes late is moved in red from door 2 to door 1 and ticked, and the plan is stamped in yellow.',
  category: 'Supply Chain',
  industry: 'Logistics',
  hoverSummary: 'Trucks wait 19 minutes at the gate instead of 74.',
  year: 2024,
  publishedOn: '2024-11-12',
  duration: '5 months',
  team: '2 engineers, 1 data scientist, 1 designer',
  challenge: [
    'Three cross-dock warehouses handle 410 trucks a day. Slots were booked by phone and held for whoever had booked, even when the truck stood in traffic fifty miles away. Others waited 74 minutes at the gate beside empty doors.',
    'Planners knew which carriers were always late. That knowledge left with them at the end of a shift.',
  ],
  solution: [
    'Arrival times are predicted from the carriers’ own position feeds and two years of gate logs, and the day plan is redrawn every five minutes. A planner sees each proposed move with its effect on the other doors, and confirms it. Until then the truck keeps its door.',
    'The machine drafted the plan solver, the map and the feeds for nine carriers. Engineers added what no log contains: door 4 floods, the night crew has one forklift fewer, frozen goods may never wait. The drafted solver had broken all three.',
    'Each warehouse went live on a Tuesday, with the phone still working. The site manager signed after ten days in which no planner had picked it up for a slot.',
  ],
  results: [
    {
      metric: 'Wait at the gate',
      value: '74 min → 19 min',
      description: 'Mean per truck from gate logs, eight weeks before against eight after.',
    },
    {
      metric: 'Waiting charges',
      value: '$1,900 → $800',
      description: 'Invoiced by carriers per thousand trucks, same quarter a year apart.',
    },
    {
      metric: 'Arrivals predicted within 10 min',
      value: '86%',
      description: 'One hour ahead. Two hours ahead it is 71%, and the screen says so.',
    },
  ],
  voice: {
    quote:
      'I would not sign until ten days had passed without a phone call about a slot. On the ninth day the phone rang, and they started the count again without arguing.',
    name: 'Hendrik Visser',
    role: 'Site manager',
  },
  tech: ['Python', 'OR-Tools', 'TypeScript', 'PostGIS', 'MQTT', 'React'],
  hindsight:
    'We would spend the first week in a chair next to a planner. Most of the rules that saved the project came up in the second month, when we happened to be in the room.',
  question: 'Have a queue at your gate?',
  signedBy: ['joanna-marsh'],
  onward: {
    services: ['custom-software'],
    cases: [],
    products: ['hrms'],
    articles: ['what-95-percent-tested-means'],
  },
};
