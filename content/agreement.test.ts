import { describe, expect, it } from 'vitest';
import { caseWords } from './case-words.schema.ts';
import { defaultContent } from './collections.ts';
import { readFirstWords } from './drawn-words.schema.ts';
import { workWords } from './work-words.schema.ts';

/* What the default content says in several places, held together. */
const { cases, people, products, services, timeline, site, quiz } = defaultContent;

/** The words of the home page's screens that their cases' drawings have too. */
const wordsOfBoth = {
  hospital: ['firstRow', 'secondRow', 'thirdRow', 'fourthRow', 'top', 'middle', 'bottom'],
  shop: [
    ...['first', 'struck', 'corrected', 'correction', 'last', 'secondFigure', 'thirdRow', 'thirdFigure'],
    ...['fourthRow', 'fourthFigure', 'fifthRow', 'fifthFigure', 'today', 'forecast'],
  ],
  bank: [
    ...['firstRow', 'firstInvoice', 'secondRow', 'twice', 'correction', 'thirdRow', 'other', 'thirdInvoice'],
    ...['fourthRow', 'fourthAmount', 'fourthInvoice', 'fifthRow', 'fifthAmount', 'person', 'sixthRow'],
    ...['sixthAmount', 'sixthInvoice', 'total', 'struck', 'corrected'],
  ],
} as const;

const findCase = (slug: string) => cases.find((one) => one.slug === slug)!;
const signersOf = (slug: string) => people.filter((one) => findCase(slug).signedBy?.includes(one.slug));
const initialed = (name: string) => name.replace(/^(\p{L})\p{L}* /u, '$1. ');

describe('who signs', () => {
  const casesOf = {
    hospital: 'referral-triage',
    shop: 'shelf-forecast',
    bank: 'payment-matching',
  };

  it.each(site.heroDrawings.items)('$tab: the stamp is by someone who signed the case', ({ figure }) => {
    if (figure.kind === 'picture') throw new Error('the default has drawings');
    const signers = signersOf(casesOf[figure.kind]).map(({ name }) => initialed(name));
    expect(signers).toContain(figure.stampedBy);
  });

  it.each(site.heroDrawings.items)('$tab: the screen says what the case’s drawing says', ({ figure }) => {
    if (figure.kind === 'picture') throw new Error('the default has drawings');
    const drawn = Object.values(findCase(casesOf[figure.kind]).thumbnail!).join(', ');
    for (const name of wordsOfBoth[figure.kind]) {
      expect(drawn).toContain((figure as Readonly<Record<string, string>>)[name]);
    }
  });

  it('signs the sheets of the approach’s steps, which are of a case', () => {
    const signers = signersOf(casesOf.hospital).map(({ name }) => initialed(name));
    const signed = site.approach.steps.flatMap(({ drawing }) =>
      Object.entries({ ...drawing }).flatMap(([place, name]) => (place.endsWith('edBy') ? [name] : [])),
    );
    expect(signed).toHaveLength(2);
    for (const name of signed) expect(signers).toContain(name);
  });

  it('is named beside the results of their cases', () => {
    expect(site.homeProof.cases).toEqual(Object.values(casesOf));
    const signers = new Set(site.homeProof.cases.flatMap((slug) => findCase(slug).signedBy ?? []));
    expect([...signers].toSorted()).toEqual(site.homeProof.signers.toSorted());
  });

  it.each(cases)('$client: an engineer is among them', ({ slug }) => {
    expect(signersOf(slug).some(({ role }) => role.startsWith('Engineer'))).toBe(true);
  });
});

describe('who reads', () => {
  it('is the same person after a message is sent and at the foot of pages', () => {
    const { slip } = site.contactPage.form;
    const reader = people.find(({ slug }) => slug === site.responseNotes.reader?.person);
    expect(slip?.readBy).toBe(reader?.name);
  });
});

describe('who speaks', () => {
  it.each(cases)('$client: the client, and nobody twice or of the company', ({ voice }) => {
    expect(cases.filter((one) => one.voice?.name === voice?.name)).toHaveLength(1);
    expect(people.map(({ name }) => name)).not.toContain(voice?.name);
  });
});

describe('a service with a screen of its own', () => {
  const { screen, voice, onward } = services.find(({ slug }) => slug === 'training-consultancy')!;

  it('is stamped by someone who signed the case that its page names', () => {
    if (screen?.kind !== 'results') throw new Error('the default has a results screen');
    const signers = signersOf(onward!.cases[0]!).map(({ name }) => initialed(name));
    expect(signers).toContain(screen.stampedBy);
  });

  it('is spoken for by a client who speaks nowhere else', () => {
    const others = cases.map((one) => one.voice?.name);
    expect([...others, ...people.map(({ name }) => name)]).not.toContain(voice?.name);
  });
});

describe('what a service costs', () => {
  const priceOf = (name: string) =>
    Number(site.facts.items.find((fact) => fact.name === name)!.value.replaceAll(/[^\d]/g, ''));

  it('is half for half a course day, and two engineers cost the same in a discovery, a review of ten days and a day of advice', () => {
    expect(2 * priceOf('course_day_price')).toBe(priceOf('two_day_price'));
    expect(2 * priceOf('half_day_price')).toBe(priceOf('course_day_price'));
    expect(5 * priceOf('advice_price')).toBe(priceOf('discovery_price'));
    expect(10 * priceOf('advice_price')).toBe(priceOf('review_price'));
  });
});

describe('the rules that are shown as they were signed', () => {
  const software = services.find(({ slug }) => slug === 'custom-software')!;
  const drawn = (kind: keyof typeof workWords) => readFirstWords(workWords[kind]) as Record<string, string>;

  it('are other ones on the page of all services', () => {
    const titles = services.map(({ record }) => record?.title);
    expect(titles).not.toContain(site.servicesPage.sheet!.title);
  });

  it('reckon a price as the drawing on their page does', () => {
    const { firstFigure, secondFigure, thirdFigure, fourthFigure, struck, correction } = drawn('price-line');
    const less = (figure = '') => 1 - Number(/\d+/.exec(figure)![0]) / 100;
    const drafted = Number(firstFigure) * less(secondFigure) * less(thirdFigure);
    expect(drafted.toFixed(2)).toBe(struck);
    expect((drafted * less(fourthFigure)).toFixed(2)).toBe(correction);
    const [rule, example, counterExample] = software.record!.items;
    expect(rule!.value).toContain(fourthFigure!.replace('−', ''));
    expect(example!.value).toContain(`${struck} net, less ${fourthFigure!.replace('−', '')}: ${correction}`);
    expect(counterExample!.value).toContain(struck);
  });

  it('ask for as much rest as the drawing of the shifts', () => {
    const [, refused, agreed] = /(\d+) hours of rest, (\d+) agreed/.exec(drawn('shift-month')['refusal']!)!;
    const [rule] = site.servicesPage.sheet!.items;
    expect(rule!.struck).toBe(`${refused} hours`);
    expect(rule!.value).toContain(`${agreed} hours of rest`);
  });
});

describe('the drawings of the highlights', () => {
  const [review, report, match] = site.highlights.items.map(({ drawing, claim }) => ({
    share: Number.parseInt(claim!, 10),
    words: drawing as Readonly<Record<string, string>>,
  }));
  const shareOf = (words: string) => {
    const [some, all] = words.match(/\d+/g)!.map(Number);
    return (100 * some!) / all!;
  };

  it('are signed by engineers', () => {
    const engineers = people
      .filter(({ role }) => role.startsWith('Engineer'))
      .map(({ name }) => initialed(name));
    for (const drawn of [review, report, match]) expect(engineers).toContain(drawn!.words['signedBy']);
  });

  it('count what the highlights claim', () => {
    const { note, firstCount, secondCount, thirdCount } = report!.words;
    expect(shareOf(note!)).toBe(report!.share);
    const run = [firstCount, secondCount, thirdCount].map((count) => Number.parseInt(count!, 10));
    expect(run.reduce((sum, count) => sum + count, 0)).toBe(Number.parseInt(note!, 10));
    expect(shareOf(match!.words['foot']!)).toBe(match!.share);
  });
});

describe('what a case’s drawing shows', () => {
  const drawn = (kind: keyof typeof caseWords) => readFirstWords(caseWords[kind]) as Record<string, string>;
  const cents = (amount = '') => Math.round(Number(amount.replaceAll(/[^\d.]/g, '')) * 100);

  it('has the amounts of joined payments and invoices alike, and counts the others as open', () => {
    const words = drawn('payment-matching');
    for (const row of ['first', 'third', 'fourth']) expect(words[`${row}Due`]).toBe(words[`${row}Amount`]);
    expect(words['fifthDue']).toBe(words['sixthAmount']);
    const open = cents(words['secondAmount']) + cents(words['fifthAmount']);
    expect(cents(/[\d.]+/.exec(words['difference']!)![0])).toBe(open);
    expect(cents(words['sum']) - cents(words['struckSum'])).toBe(1);
  });

  it('counts as many differences between two systems as the case', () => {
    const words = drawn('mainframe-handover');
    const [all, ours, theirs] = ['progress', 'ours', 'theirs'].map((name) =>
      Number(/\d+(?:,\d+)?(?= (?:diff|ours|of))/.exec(words[name]!)![0].replace(',', '')),
    );
    expect(ours! + theirs!).toBe(all);
    expect(findCase('mainframe-handover').results.map(({ value }) => value)).toContain(
      words['note']!.replace('Screens moved: ', ''),
    );
  });

  it('quotes a letter as the home page does', () => {
    const { figure } = site.heroDrawings.items.find(({ tab }) => tab === 'Hospital')!;
    const { firstEvidence } = figure as { firstEvidence?: string };
    expect(firstEvidence).toBe(`“${drawn('referral-triage')['firstQuote']}”`);
  });

  it('receives all reports but the one that a phone still has', () => {
    const words = drawn('offline-inspections');
    const [received, expected] = words['count']!.match(/\d+/g)!.map(Number);
    expect(expected! - received!).toBe(1);
    expect(words['title']).toContain(words['fifthRow']);
  });
});

describe('what is made up', () => {
  it('is said in one place, the foot of every page', () => {
    const said = JSON.stringify(defaultContent).match(/demonstration/gi);
    expect(said).toHaveLength(1);
    expect(site.footer.note).toMatch(/demonstration/);
  });
});

describe('the timeline and the cases', () => {
  it.each(timeline)('$client: measured the same', ({ client, timelineSteps }) => {
    const results = cases.find((one) => one.client === client)!.results;
    const last = timelineSteps.at(-1)!.metrics.map(({ value }) => value.split(',')[0]);
    const after = results.map(({ value }) => value.split('→').at(-1)!.trim());
    for (const value of last) expect(after).toContain(value);
  });
});

describe('what a fortune promises for a budget', () => {
  const weeksOf: Record<keyof typeof site.fortunes.teams, number> = {
    small: 7,
    medium: 26,
    large: 52,
    enterprise: 52,
  };
  const week = Number(
    site.facts.items.find(({ name }) => name === 'discovery_price')!.value.replaceAll(/[^\d]/g, ''),
  );
  /** Two engineers are what a discovery week has. */
  const priceOf = (engineers: number, weeks: number) => (engineers / 2) * weeks * week;
  const readBand = (band: keyof typeof weeksOf) => {
    const amounts = quiz.budget.options[band].label.matchAll(/\$(\d+)([KM])/g);
    return [...amounts].map(([, amount, unit]) => Number(amount) * (unit === 'K' ? 1000 : 1_000_000));
  };

  it('is within it at the price of the first week', () => {
    const { teams } = site.fortunes;
    expect(teams.small).toContain('two engineers for seven weeks');
    expect(priceOf(2, weeksOf.small)).toBeLessThan(readBand('small')[0]!);
    expect(priceOf(2, weeksOf.small + 1)).toBeGreaterThan(readBand('small')[0]!);
    expect(teams.medium).toContain('two engineers for six months');
    const [least, most] = readBand('medium');
    expect(priceOf(2, weeksOf.medium)).toBeGreaterThan(least!);
    expect(priceOf(2, weeksOf.medium)).toBeLessThan(most!);
    expect(teams.large).toContain('team of four for a year');
    expect(priceOf(4, weeksOf.large)).toBeLessThan(readBand('large')[1]!);
    expect(teams.enterprise).toContain('three teams');
    expect(priceOf(3 * 4, weeksOf.enterprise)).toBeGreaterThan(readBand('enterprise')[0]!);
  });
});

describe('how long it takes', () => {
  const numbers: Record<string, number> = { five: 5, six: 6, eight: 8, ten: 10, twelve: 12 };
  /** In words and in the stages: the last week of what the name says comes first. */
  it.each([
    ['mobile-app-development', 'Release', 'twelve'],
    ['web-app-development', 'First part live', 'six'],
    ['custom-software', 'Pilot desk', 'eight'],
    ['integration-services', 'Shadow and switch', 'five'],
    ['ai-automation', 'Working alongside your team', 'ten'],
  ])('%s: the stages end when its texts say', (slug, stage, weeks) => {
    const service = services.find((one) => one.slug === slug)!;
    const { duration } = service.process.items.find(({ title }) => title === stage)!;
    expect(Number(/(\d+)$/.exec(duration)?.[1])).toBe(numbers[weeks]);
    const said = JSON.stringify(service).matchAll(/\b(?:about|after) (five|six|eight|ten|twelve) weeks\b/gi);
    for (const [, number] of said) expect(number!.toLowerCase()).toBe(weeks);
  });

  it('has the trial on past cases end in the week that its page names', () => {
    const { hero, process, next } = services.find(({ slug }) => slug === 'ai-automation')!;
    expect(process.items.find(({ title }) => title === 'Trial on the past')?.duration).toBe('weeks 3-4');
    expect(hero.facts).toContainEqual({ label: 'Error rate known', value: 'By week 4' });
    expect(next!.items.at(-1)!.text).toMatch(/^By week four you know its error rate/);
  });

  it('has no customers of a product that looks for its first ones', () => {
    expect(site.productsPage.statuses['Coming Soon']).toMatch(/looking for three design partners/);
    expect(JSON.stringify([site.productsPage, products])).not.toMatch(/first customers/);
  });

  it('has a demo to try where a product is live, and one that is shown where it is in beta', () => {
    const states = products.map(({ status, demoAvailable }) => [status, demoAvailable]);
    expect(states).toEqual([
      ['Live', true],
      ['Beta', true],
      ['Coming Soon', false],
    ]);
    expect(site.productsPage.hero.heading).toMatch(/live, in beta, coming soon$/);
  });
});
