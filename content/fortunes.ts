import type { Fortunes } from './fortunes.schema.ts';

/** The sentences of a fortune, by the answers; the teams are what the price of a week buys. */
export const fortunes: Fortunes = {
  openings: {
    startup: 'Few people, many open tabs, and a roadmap that moves with every call.',
    small: 'Everyone knows everyone, and one spreadsheet knows everything.',
    medium: 'Departments that wave across a gap with four systems at the bottom.',
    large: 'A long corridor of doors, each with a committee and a login page.',
  },
  firstStep: 'Within 90 days,',
  firstSteps: {
    startup: {
      automation: 'automate the dullest task; a person still presses send.',
      security: 'put logins behind single sign-on, and restore one backup.',
      scalability: 'send ten times the traffic at a copy; fix what breaks.',
      ai: 'collect fifty real examples, and ship at forty-five right.',
    },
    small: {
      automation: 'watch orders being retyped, then connect the two systems.',
      security: 'close old accounts, and pay an outsider to try the door.',
      scalability: 'time your slowest screen at peak, and fix its query.',
      ai: 'let a model draft one kind of reply that people send.',
    },
    medium: {
      automation: 'follow one order to its invoice, and automate the wait.',
      security: 'name an owner for each system, and rehearse one bad Friday.',
      scalability: 'give the system that others wait for a queue and an owner.',
      ai: 'keep two experiments: an owner, a test set, a date each.',
    },
    large: {
      automation: 'let one region run one process end to end, hours counted.',
      security: 'have one key system attacked, and publish each fix time.',
      scalability: 'move one screen off your oldest system, and back again.',
      ai: 'trade the strategy paper for one task with a reviewer.',
    },
  },
  warnings: {
    automation: {
      efficiency: 'A bad form filled in faster: it is still a bad form.',
      reach: 'Rules made for one country: the next has other taxes and surnames.',
      innovation: 'Saved hours with no plan: decide now whose they are and what for.',
      customer: 'The robot that is wrong at once: keep a way to a person everywhere.',
    },
    security: {
      efficiency: 'Controls that cost ten minutes a day: people find the open window.',
      reach: 'New markets with old permissions: each regulator has sharper eyes.',
      innovation: 'The prototype with real customer data: it outlives its inventor.',
      customer: 'Rules that torment customers: a sixth one makes a sticky note.',
    },
    scalability: {
      efficiency: 'Bigger servers for a query without an index: only the bill grows.',
      reach: 'The launch that works: it looks like an attack, so plan for slow.',
      innovation: 'Building for a million users before the thousandth comes back.',
      customer: 'Averages: the customer who writes the review was never average.',
    },
    ai: {
      efficiency: 'Hours saved on paper: count the hours spent checking as well.',
      reach: 'A model fluent in all languages and right in one: have each signed.',
      innovation: 'An idea whose only new part is the model: rivals can rent it too.',
      customer: 'An assistant that never admits a gap: an honest blank is forgiven.',
    },
  },
  teams: {
    small: 'buys two engineers for seven weeks',
    medium: 'buys two engineers for six months',
    large: 'buys a team of four for a year',
    enterprise: 'buys three teams with reviewers',
  },
  purchases: {
    small: {
      efficiency: 'one process, automated.',
      reach: 'one new language, live.',
      innovation: 'one tested prototype.',
      customer: 'one answer in minutes.',
    },
    medium: {
      efficiency: 'two processes connected.',
      reach: 'a second market, tested.',
      innovation: 'one product and its buyers.',
      customer: 'ten requests self-served.',
    },
    large: {
      efficiency: 'five processes, signed off.',
      reach: 'three markets, one platform.',
      innovation: 'two products tried, one sold.',
      customer: 'one record in every channel.',
    },
    enterprise: {
      efficiency: 'an old core moved piece by piece.',
      reach: 'new regions opened in weeks.',
      innovation: 'ten bets a year, two that pay.',
      customer: 'one promise kept in every region.',
    },
  },
};
