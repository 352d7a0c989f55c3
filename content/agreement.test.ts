import { describe, expect, it } from 'vitest';
import { defaultContent } from './collections.ts';

/* What the default content says in several places, held together. */
const { cases, people, products, services, timeline, site, quiz } = defaultContent;

/** The words of the home page's screens that their cases' drawings have too. */
const wordsOfBoth = {
  hospital: ['firstRow', 'secondRow', 'thirdRow', 'fourthRow', 'fifthRow', 'top', 'middle', 'bottom'],
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

  it('is named beside the results of their cases', () => {
    expect(site.homeProof.cases).toEqual(Object.values(casesOf));
    const signers = new Set(site.homeProof.cases.flatMap((slug) => findCase(slug).signedBy ?? []));
    expect([...signers].toSorted()).toEqual(site.homeProof.signers.toSorted());
  });

  it.each(cases)('$client: an engineer is among them', ({ slug }) => {
    expect(signersOf(slug).some(({ role }) => role.startsWith('Engineer'))).toBe(true);
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
    // "1 day" of the one is "1" of "6 days → 1" in the other.
    for (const value of last) expect(after.some((one) => value!.startsWith(one) || one === value)).toBe(true);
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
    expect(site.productsPage.hero.lead).toMatch(/^One you can try, one we’ll demo, one still in design\./);
  });
});
