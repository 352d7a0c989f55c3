import type { Fortunes } from './fortunes.schema.ts';

/** The sentences of a fortune, by the answers; the teams are what the price of a week buys. */
export const fortunes: Fortunes = {
  openings: {
    startup:
      'The crystal ball shows few people, many open tabs, and a roadmap that moves after every sales call.',
    small:
      'The crystal ball shows a business where everyone knows everyone, and one spreadsheet knows everything.',
    medium:
      'The crystal ball shows departments that wave to each other across a gap with four systems at the bottom.',
    large:
      'The crystal ball shows a long corridor with many doors, and behind each door a committee and a login page.',
  },
  firstStep: 'In the next 90 days,',
  firstSteps: {
    startup: {
      automation:
        'pick the dullest task that touches customers, and let software do it while a person still presses the last button.',
      security:
        'move every account behind single sign-on and every key out of the chat history, and restore one backup.',
      scalability:
        'send ten times today’s traffic at a copy of your product, and fix only the first three things that break.',
      ai: 'collect fifty real examples of one daily question, and let no model near a customer until it gets forty-five right.',
    },
    small: {
      automation:
        'sit for an hour with the person who retypes orders, then replace the copying with a connection.',
      security:
        'list who can open what, close the accounts of people who have left, and pay an outsider to try the door.',
      scalability: 'time your slowest screen at your busiest hour, and fix the query behind it.',
      ai: 'let a model draft replies to one kind of message and people send them: every correction becomes a test.',
    },
    medium: {
      automation:
        'follow one order from the first email to the paid invoice, and automate the handoff where it waits longest.',
      security:
        'name an owner for every system, turn on two-factor sign-in, and rehearse one bad Friday on paper.',
      scalability:
        'find the one system that all others wait for, and give it a queue, a dashboard and a named owner.',
      ai: 'keep the two experiments with a measurable result, and give each an owner, a test set and a date for a decision.',
    },
    large: {
      automation:
        'let one region run one process from end to end, with the hours counted by someone who has no stake.',
      security:
        'have one important system tested the way a stranger would, and publish how long each fix took.',
      scalability:
        'put a router in front of your oldest system, move one small screen behind it, and prove that it can move back.',
      ai: 'trade the strategy paper for one service in daily use: forty people, one task, and a reviewer who signs.',
    },
  },
  warning: 'The risk is',
  warnings: {
    automation: {
      efficiency:
        'speeding up a step that should not exist: a bad form filled in quickly is still a bad form.',
      reach:
        'automating for one country and discovering the addresses, taxes and surnames of the second one later.',
      innovation:
        'spending the saved hours on more of the same: write down now whose hours they are and what for.',
      customer: 'the robot that answers at once and is wrong: keep a way to a person on every single screen.',
    },
    security: {
      efficiency:
        'controls that cost everyone ten minutes a day: people will find the open window and call it a shortcut.',
      reach:
        'entering new markets with old permissions: each country brings a regulator with sharper eyes than the last.',
      innovation:
        'the prototype with real customer data in it: it always outlives the plans of its inventor.',
      customer:
        'protecting customers by tormenting them: a sixth password rule makes a sticky note, not a safer account.',
    },
    scalability: {
      efficiency: 'buying bigger servers for a query without an index: the bill grows and the wait stays.',
      reach:
        'the launch that works: success on a Monday looks just like an attack, so decide early what may be slow.',
      innovation: 'building for a million users before the thousandth one has come back a second time.',
      customer:
        'averages: the average page is quick, but the customer who writes the review was never average.',
    },
    ai: {
      efficiency:
        'counting the hours saved and forgetting the hours spent checking: measure both, or you will believe the demo.',
      reach:
        'a model that is fluent in every language and right in one: let a native speaker sign each market.',
      innovation:
        'an idea whose only new part is the model: your competitor can rent the same one by lunchtime.',
      customer:
        'an assistant that never admits a gap: customers forgive an honest blank sooner than a confident mistake.',
    },
  },
  teams: {
    small: 'buys two engineers for up to seven weeks',
    medium: 'buys two engineers for about six months',
    large: 'buys a standing team of four for about a year',
    enterprise: 'a year buys three teams with reviewers of their own',
  },
  purchases: {
    small: {
      efficiency: 'one process automated, measured and handed over, and no second one.',
      reach: 'one new channel or one new language, live and counted.',
      innovation: 'one prototype in the hands of ten real customers, and an honest verdict.',
      customer: 'the one answer that customers wait for longest, given in minutes.',
    },
    medium: {
      efficiency: 'two processes connected end to end, with the hours counted before and after.',
      reach: 'a second market on the same code, tests included.',
      innovation: 'one new product from sketch to first invoice, if you refuse the second idea.',
      customer: 'self-service for your ten most common requests, with a person behind each.',
    },
    large: {
      efficiency: 'five processes, each signed off by the people who did them by hand.',
      reach: 'three markets on one platform, with the support hours to match.',
      innovation: 'two products tried, one stopped in time, one on the price list.',
      customer: 'every channel answering from one and the same record of the customer.',
    },
    enterprise: {
      efficiency: 'an old core system moved piece by piece while the business stays open.',
      reach: 'a platform that opens a region in weeks and is audited once, not every time.',
      innovation: 'ten small bets a year, with two of them paying for the other eight.',
      customer: 'one service promise kept in every region, with monthly figures to prove it.',
    },
  },
  closings: {
    automation: 'The stars are neutral, but the stopwatch is on your side.',
    security: 'The stars keep no secrets, so keep better logs than they do.',
    scalability: 'The stars scale without effort; everything else needs a load test.',
    ai: 'The stars make things up as well, so ask them for their test set.',
  },
};
