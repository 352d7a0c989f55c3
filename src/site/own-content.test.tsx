import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentProps, ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { CaseStudy } from '#content/cases.schema.ts';
import { defaultContent } from '#content/collections.ts';
import { readFirstWords } from '#content/drawn-words.schema.ts';
import { timelineLabels } from '#content/labels.schema.ts';
import type { Highlight } from '#content/pages.schema.ts';
import type { Product } from '#content/products.schema.ts';
import { cardWords, screenWords } from '#content/screen-words.schema.ts';
import type { Maker } from '#content/schema.ts';
import type { Service } from '#content/services.schema.ts';
import type { TimelineCase } from '#content/timeline.schema.ts';
import { settingDefaults } from '#features/settings/contract.ts';
import { agencyContent as agency } from '#tests/support/agency-content.ts';
import { BackToBlog } from './blog/back-to-blog.tsx';
import { ApproachDiagram } from './home/approach-diagram.tsx';
import { Approach } from './home/approach.tsx';
import { Hero } from './home/hero.tsx';
import { Highlights } from './home/highlights.tsx';
import { PortfolioTeaser } from './home/portfolio-teaser.tsx';
import { Products } from './home/products.tsx';
import { Services } from './home/services.tsx';
import { Timeline } from './home/timeline.island.tsx';
import { pickWays } from './onward/find-onward.ts';
import { CaseArticle } from './portfolio/case-article.tsx';
import { CaseFilter } from './portfolio/case-filter.tsx';
import { CaseGrid } from './portfolio/case-grid.tsx';
import { ProductIndex } from './products/product-head.tsx';
import { ProductSheet } from './products/product-sheet.tsx';
import { DrawnScreen } from './products/screens/drawn-screen.tsx';
import { Section } from './parts/section.tsx';
import { ServiceHero } from './services/service-hero.tsx';
import { ServiceIndex } from './services/service-index.tsx';
import { AudienceCases } from './services/service-lists.tsx';
import { ServiceParts } from './services/service-parts.tsx';
import { planService } from './services/service-plans.ts';
import { LargeStats } from './services/success-stats.tsx';
import { describeBreadcrumbs } from './sharing/structured-data.ts';
import { listStaticPages } from './sharing/static-pages.ts';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { TitleBlockNotes } from './contact/title-block-notes.tsx';
import { Values } from './contact/about.tsx';

const nowhere = { services: [], cases: [], products: [], articles: [] };

const render = (node: ReactNode) => renderToStaticMarkup(node);
const count = (html: string, part: string | RegExp) => html.split(part).length - 1;

describe("with an owner's own content", () => {
  it('the home page shows as many of everything as there are', () => {
    expect(count(render(<Services content={agency} tone="paper" />), '<article')).toBe(2);
    expect(count(render(<Products products={agency.products} featuresLabel="Features" />), '<article')).toBe(
      2,
    );
    expect(count(render(<PortfolioTeaser content={agency} />), '<article')).toBe(3);
    expect(count(render(<Highlights content={agency} tone="paper" />), '97%</span> of reports on time')).toBe(
      4,
    );
    expect(count(render(<Approach content={agency} tone="paper" />), '<details')).toBe(3 + 2);
    const hero = render(<Hero content={agency} tagline="Look first" />);
    expect(hero).toContain('href="/portfolio/harbour-tickets"');
    expect(hero).not.toContain('View Our Portfolio');
  });

  it('a drawing says the words of its case wherever it stands, and the first ones from a file', () => {
    const [study] = agency.cases;
    const first = { ...study!, thumbnail: defaultContent.cases[5]!.thumbnail };
    expect(render(<CaseGrid content={{ ...agency, cases: [first] }} chosen="All" />)).toContain(
      '#case-dock-schedule"',
    );
    const own = render(<CaseGrid content={{ ...agency, cases: [study!] }} chosen="All" />);
    expect(own).not.toContain('#case-');
    expect(own).toContain('>Piers, Sunday<');
    expect(own).not.toContain('Ostrava');
    const content = { ...agency, site: { ...agency.site, homeCases: { cases: [study!.slug] } } };
    expect(render(<PortfolioTeaser content={content} />)).toContain('>Piers, Sunday<');
  });

  it('a service shows the work of its first audience, or none; its page that of all, if all have one', () => {
    const [service] = agency.services;
    const site = {
      ...agency.site,
      homeServices: { ...agency.site.homeServices, services: [service!.slug] },
    };
    const draw = ({ audience }: Pick<Service, 'audience'>) => {
      const services = [{ ...service!, audience }];
      return [
        render(<ServiceIndex content={agency} services={services} />),
        render(<Services content={{ ...agency, site, services }} tone="paper" />),
      ];
    };
    for (const html of draw({ audience: undefined })) expect(html).not.toContain('viewBox="0 0 380 164"');
    for (const { slug, audience } of defaultContent.services) {
      const { drawing } = audience!.items[0]!;
      for (const html of draw({ audience })) expect(html).toContain(`#work-${drawing!.kind}"`);
      const areDrawn = ['custom-software', 'training-consultancy'].includes(slug);
      expect(count(render(<AudienceCases items={audience!.items} />), '<noscript')).toBe(areDrawn ? 3 : 0);
    }
  });

  it('a highlight says the words of its drawing, and the first ones from a file', () => {
    const first = render(<Highlights content={defaultContent} tone="paper" />);
    for (const { drawing } of defaultContent.site.highlights.items) {
      expect(first).toContain(`#highlight-${drawing!.kind}"`);
      expect(first).toContain(`aria-label="${drawing!.text}"`);
    }
    const own = render(<Highlights content={agency} tone="paper" />);
    expect(own).not.toContain('#highlight-');
    expect(own).toContain('>Old shop<');
    expect(own).not.toContain('Patient.name');
  });

  it('a screen whose words are from before it had panes has none, and its card is from a file', () => {
    const screen = { kind: 'lesson' as const, ...readFirstWords(cardWords.lesson) };
    const html = render(<DrawnScreen screen={screen} />);
    expect(html).toContain(`aria-label="${screen.text}"`);
    expect(html).not.toContain('<li');
    expect(render(<DrawnScreen screen={defaultContent.products[0]!.screen!} />)).toContain('<li');
    const product = { ...defaultContent.products[0]!, screen };
    expect(render(<Products products={[product]} featuresLabel="Features" />)).toContain('#crop-lesson"');
  });

  it('a report is solid only where somebody has signed its definition', () => {
    const words = readFirstWords(screenWords.report);
    const draw = (signed: object) => render(<DrawnScreen screen={{ kind: 'report', ...words, ...signed }} />);
    expect(count(draw({ signedBy: 'M. Stein' }), 'bg-ink')).toBe(4);
    expect(count(draw({}), 'bg-ink')).toBe(0);
  });

  it('a picture takes the place of a drawing, and with neither nothing does', () => {
    const picture = { image: '/uploads/yard.jpg', text: 'Our yard' };
    const none = { drawing: undefined, icon: undefined, thumbnail: undefined, screen: undefined };
    const draw = (change: object) => {
      const [service, product, study, project] = [
        agency.services[0]!,
        agency.products[0]!,
        agency.cases[0]!,
        agency.timeline[0]!,
      ].map((one) => ({ ...one, ...change })) as [Service, Product, CaseStudy, TimelineCase];
      const site = {
        ...agency.site,
        highlights: { items: [{ ...agency.site.highlights.items[0]!, ...change }] },
        homeServices: { ...agency.site.homeServices, services: [service.slug] },
        homeCases: { cases: [study.slug] },
      };
      const content = { ...agency, site, services: [service], cases: [study] };
      return [
        render(<Highlights content={content} tone="paper" />),
        render(<Services content={content} tone="paper" />),
        render(<ServiceIndex content={content} services={[service]} />),
        render(<Products products={[product]} featuresLabel="Features" />),
        render(<PortfolioTeaser content={content} />),
        render(<CaseGrid content={{ ...agency, cases: [study] }} chosen="All" />),
        render(
          <Timeline
            cases={[project, { ...project, title: 'Another' }]}
            insightLabel="Found"
            words={timelineLabels}
          />,
        ),
      ];
    };
    for (const html of draw({ ...none, picture })) {
      expect(html).toContain('src="/uploads/yard.jpg"');
      expect(html).not.toContain('<use');
    }
    for (const html of draw(none)) expect(html).not.toMatch(/<img|<use/);
  });

  it('the approach has the parts that are written, and each principle its share of the claims if all have as many', () => {
    const draw = (change: Partial<typeof agency.site.approach>) => {
      const approach = { ...agency.site.approach, ...change };
      return render(<Approach content={{ ...agency, site: { ...agency.site, approach } }} tone="paper" />);
    };
    const checklist = ['One', 'Two', 'Three', 'Four'];
    expect(draw({ checklist })).toMatch(/Look first.+>One<.+>Two<.+Then write.+>Three<.+>Four</s);
    expect(draw({ checklist: [...checklist, 'Five'] })).toMatch(/>One<.+>Five<.+Look first.+Then write/s);
    expect(draw({ checklist, principles: [] })).toMatch(/Always.+>One<.+>Four</s);
    expect(draw({ checklist: [] })).not.toContain('Always</h3>');
    expect(draw({ steps: [] })).not.toContain('Three steps');
    expect(draw({ nodes: [] })).not.toContain('Three things');
  });

  it('a highlight without a drawing takes the width of its pane', () => {
    const [{ drawing: _, picture: __, ...plain }] = agency.site.highlights.items as [Highlight];
    const site = { ...agency.site, highlights: { items: [plain] } };
    expect(render(<Highlights content={{ ...agency, site }} tone="paper" />)).not.toContain('grid-cols-2');
  });

  it('a highlight sets the figure large that its claim begins with', () => {
    const draw = (claim: string) => {
      const items = [{ ...agency.site.highlights.items[0]!, claim }];
      const site = { ...agency.site, highlights: { items } };
      return render(<Highlights content={{ ...agency, site }} tone="paper" />);
    };
    expect(draw('3.5× as fast')).toMatch(/<span[^>]+>3\.5×<\/span> as fast/);
    expect(draw('Twice as fast')).toMatch(/<p[^>]+> Twice as fast/);
  });

  it('nodes that are not where the ring has them stand in a list', () => {
    const html = render(<ApproachDiagram heading="Three" nodes={agency.site.approach.nodes} />);
    expect(html).not.toContain('#approach-ring');
    expect(count(html, '<li')).toBe(3);
    expect(html).toContain('Listen first.');
  });

  it('the timeline has a button for each client and goes to the last step of the case', () => {
    const draw = (cases: typeof agency.timeline) =>
      render(<Timeline cases={cases} insightLabel="Found" words={{ ...timelineLabels, start: 'Go' }} />);
    const html = draw(agency.timeline);
    expect(html).toContain('>Go<');
    expect(count(html, 'aria-pressed')).toBe(4);
    expect(count(draw(agency.timeline.slice(0, 1)), 'aria-pressed')).toBe(2);
    expect(html).toContain('Step 1 of 5');
    expect(html).toContain('Leave, at length.');
  });

  it('each service has a page with all the parts that are written, and no other', () => {
    expect(count(render(<ServiceIndex content={agency} services={agency.services} />), '<article')).toBe(4);
    for (const detail of agency.services) {
      const { parts } = planService(detail);
      const written = Object.keys(detail).filter((key) => (parts as readonly string[]).includes(key));
      expect(parts.toSorted()).toEqual(written.toSorted());
      const html = render(
        <>
          <ServiceHero content={agency} detail={detail} />
          <ServiceParts content={agency} detail={detail} posts={[]} />
        </>,
      );
      expect(html).toContain(detail.hero.headline);
      expect(html).toContain('What we do');
      expect(html.includes('Keyboard clinic')).toBe(detail.slug === 'accessibility-audits');
    }
  });

  it('a page that leads nowhere has no heading for it', () => {
    const { onward: _, ...alone } = agency.services[0]!;
    const parts = (detail: Service, posts: ComponentProps<typeof ServiceParts>['posts']) =>
      render(<ServiceParts content={agency} detail={detail} posts={posts} />);
    expect(parts(alone, [])).not.toContain('onward-heading');
    expect(parts({ ...alone, onward: { ...nowhere, services: [agency.services[1]!.slug] } }, [])).toContain(
      'onward-heading',
    );
  });

  it("a service's head shows its own picture, or the screen and the result of the first case it leads to", () => {
    const [study] = agency.cases;
    const detail: Service = {
      ...agency.services[0]!,
      onward: { services: [], cases: [study!.slug], products: [], articles: [] },
    };
    const draw = (changes: object) =>
      render(<ServiceHero content={agency} detail={{ ...detail, ...changes }} />);
    const shown = draw({});
    for (const word of ['>Piers, Sunday<', study!.client, study!.results[0]!.value]) {
      expect(shown).toContain(word);
    }
    const picture = { image: '/uploads/yard.jpg', text: 'Our yard' };
    expect(draw({ picture })).toContain('src="/uploads/yard.jpg"');
    expect(draw({ picture })).not.toContain('<figure');
    expect(draw({ onward: undefined })).not.toMatch(/<figure|<svg/);
  });

  it('the ways back are called as the menu calls their pages', () => {
    const links = [
      { label: 'Surveys', href: '/services' },
      { label: 'Notebook', href: '/blog' },
    ];
    const site = { ...agency.site, navigation: { ...agency.site.navigation, links } };
    const [detail] = agency.services;
    expect(render(<ServiceHero content={{ ...agency, site }} detail={detail!} />)).toContain('>Surveys</a>');
    expect(render(<BackToBlog site={site} />)).toContain('Back to Notebook');
    const elsewhere = { ...site, navigation: { ...site.navigation, links: [] } };
    expect(render(<BackToBlog site={elsewhere} />)).toContain('Back to Blog');
    const crumbs = [{ name: 'Services', path: '/services' }];
    expect(describeBreadcrumbs('', site, crumbs)).toMatchObject({
      itemListElement: [{ name: 'Home' }, { name: 'Surveys', item: '/services' }],
    });
  });

  it('the number of stages stands only beside other facts, and their marks are explained where one is by machine', () => {
    const site = { ...agency.site, priceAnchor: { ...agency.site.priceAnchor, shown: false } };
    const content = { ...agency, site };
    const [step] = defaultContent.services[0]!.process.items;
    const detail = (by: Maker, facts: Service['hero']['facts']): Service => {
      const { price: _, onward: __, ...service } = agency.services[0]!;
      const process = { heading: 'How it runs', items: [{ ...step!, by }] };
      return { ...service, process, hero: { ...service.hero, facts } };
    };
    const draw = (one: Service) =>
      render(
        <>
          <ServiceHero content={content} detail={one} />
          <ServiceParts content={content} detail={one} posts={[]} />
        </>,
      );
    const plain = draw(detail('engineer', []));
    expect(plain).not.toContain(site.labels.youSign);
    expect(plain).not.toContain(`</span>${site.labels.legend.engineer}`);
    const full = draw(detail('machine', [{ label: 'Length', value: 'Two days' }]));
    expect(full).toContain(site.labels.youSign);
    expect(full).toContain(`</span>${site.labels.legend.engineer}`);
  });

  it('figures are shown as they are, percentages with their cells', () => {
    const { items } = agency.site.contactPage.stats;
    const html = render(<LargeStats items={items} />);
    expect(count(html, '97%')).toBe(2);
    expect(html).toContain('12 days');
    expect(html).not.toContain('NaN');
    expect(count(html, '<svg')).toBe(items.filter(({ value }) => value.endsWith('%')).length);
  });

  it('headings of any script name their own sections', () => {
    const html = ['お問い合わせ', '製品'].map((heading) => render(<Section heading={heading}>x</Section>));
    const ids = html.map((one) => /aria-labelledby="([^"]*)"/.exec(one)?.[1]);
    expect(ids).toEqual(['お問い合わせ-heading', '製品-heading']);
  });

  it('products have anchors and sheets of their own', () => {
    const index = render(<ProductIndex content={agency} />);
    expect(index).toContain('href="#kite"');
    expect(index).toContain('href="#lantern"');
    expect(drawSheet()).toContain('id="kite"');
  });

  const drawSheet = (changes: Partial<(typeof agency.products)[number]> = {}) =>
    render(
      <ProductSheet
        product={{ ...agency.products[0]!, ...changes }}
        index={0}
        words={agency.site.productsPage}
        onwardWords={agency.site.onward}
        ways={pickWays(agency)}
        posts={[]}
      />,
    );

  it('a product that is live has no waiting list, with a demo or without', () => {
    const { demo, ask, wait } = agency.site.productsPage;
    const states = [{}, { demoAvailable: true }, { status: 'Coming Soon' as const }].map(drawSheet);
    const listed = states.map((html) => [ask, demo, wait].filter(({ label }) => html.includes(label)));
    expect(listed).toEqual([[ask], [demo], [wait]]);
  });

  it('a product leaves out the details that it does not have', () => {
    const { blocks, audience } = agency.products[0]!.details;
    const { terms, featuresLabel } = agency.site.productsPage;
    const headings = [...Object.values(terms), featuresLabel];
    for (const heading of headings) expect(drawSheet()).toContain(heading);
    const bare = drawSheet({ features: [], details: { blocks, audience, questions: [] } });
    for (const heading of headings) expect(bare).not.toContain(heading);
    expect(bare).not.toContain('product-questions');
  });

  it('a product names who signs it, or nobody where nobody is to', () => {
    const draw = (changes: Partial<(typeof agency.products)[number]>) =>
      render(<ProductIndex content={{ ...agency, products: [{ ...agency.products[0]!, ...changes }] }} />);
    const [person] = agency.people;
    const { signers } = agency.site.onward;
    expect(draw({ signedBy: [person!.slug] })).toContain(person!.name);
    expect(draw({})).not.toContain(signers);
    expect(draw({ status: 'Coming Soon' })).toContain(agency.site.productsPage.rows.unsigned);
  });

  it('the table of the products has a picture or the spot of a screen where a product has one', () => {
    const draw = (changes: Partial<(typeof agency.products)[number]>) =>
      render(<ProductIndex content={{ ...agency, products: [{ ...agency.products[0]!, ...changes }] }} />);
    const { picture: _, screen: _screen, icon: _icon, ...plain } = agency.products[0]!;
    const bare = { ...agency, products: [plain] };
    expect(render(<ProductIndex content={bare} />)).not.toContain('product-figure');
    const picture = { image: '/uploads/1/kite.webp', text: 'A kite' };
    expect(draw({ picture })).toContain(picture.image);
    const [drawn] = defaultContent.products;
    expect(draw({ screen: drawn!.screen })).toContain('crop-lesson');
  });

  it('the gallery has a button for each category, in the order of the cases, and all cases of the one chosen', () => {
    const filter = render(<CaseFilter cases={agency.cases} chosen="All" />);
    expect([...filter.matchAll(/data-filter="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'All',
      'R&amp;D / Öffentlich',
      'Culture',
    ]);
    expect(filter).toContain('href="/portfolio?category=R%26D+%2F+%C3%96ffentlich"');
    expect(filter).toContain('3 of 3 cases');
    expect(render(<CaseFilter cases={agency.cases} chosen="Culture" />)).toContain('1 of 3 cases');
    const grid = (chosen: string) => render(<CaseGrid content={agency} chosen={chosen} />);
    expect(
      [grid('All'), grid('R&D / Öffentlich'), grid('Culture')].map((html) => count(html, 'hidden=""')),
    ).toEqual([0, 1, 2]);
    const [first, second] = agency.cases;
    const article = render(
      <CaseArticle
        study={first!}
        next={second!}
        words={agency.site.onward}
        labels={agency.site.labels}
        legend={agency.site.heroDrawings}
        signers={[]}
        ways={pickWays(agency)}
        posts={[]}
      >
        Button
      </CaseArticle>,
    );
    expect(article.replaceAll(/<[^>]*>/g, '')).toContain('Next case study: Tin Museum');
  });

  it('the frame and the machine-readable lists name what is there', () => {
    expect(
      count(
        render(
          <Header
            navigation={agency.site.navigation}
            settings={{ ...settingDefaults, site_name: 'Brightwater' }}
            booking={agency.site.contactPage.booking.title}
            branding={agency.site.branding}
            isBare={false}
            path="/"
          />,
        ),
        '<li',
      ),
    ).toBe(3);
    const footer = render(
      <Footer
        footer={agency.site.footer}
        social={agency.site.branding.social}
        settings={settingDefaults}
        hasIssues={false}
      >
        form
      </Footer>,
    );
    expect(footer).toContain('https://social.example/@brightwater');
    expect(count(footer, 'href="/privacy"')).toBe(1);
    expect(render(<Values {...agency.site.contactPage.values} />)).toContain('Candour');
    expect(render(<TitleBlockNotes cells={agency.site.contactPage.form.titleBlock} />)).toContain(
      'Both of us',
    );
    const paths = listStaticPages(agency).map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('/services/'))).toHaveLength(4);
    expect(paths).toContain('/services/accessibility-audits');
    expect(paths.filter((path) => path.startsWith('/portfolio/'))).toHaveLength(3);
  });
});
