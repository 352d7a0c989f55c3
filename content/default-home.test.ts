import { describe, expect, it } from 'vitest';
import { defaultContent } from './collections.ts';
import { fillFacts } from './facts.schema.ts';

const { services, cases, timeline: timelineCases, site } = fillFacts(defaultContent);
const { hero, highlights, homeServices, homeCases, homeSections, approach, callToAction, responseNotes } =
  site;
const { contactPage } = site;

/* As default-content.test.ts: what a new site says on its home page (SPEC, "Home page"). */
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

describe('the home page', () => {
  it('leads from its head to the contact form and to the portfolio', () => {
    expect(hero.actions).toEqual([
      { label: 'Start Your AI Journey', href: '/contact' },
      { label: 'View Our Portfolio', href: '/portfolio' },
    ]);
  });

  it('makes a claim under each of three highlights', () => {
    expect(highlights.items.map(({ title, claim }) => [title, claim])).toEqual([
      ['AI-Assisted Development', '40% faster development'],
      ['Automation First', '95% of code paths tested'],
      ['Smart Integration', '98% of messages delivered first time'],
    ]);
  });

  it('shows three services, each with its page', () => {
    const shown = homeServices.services.map((one) => services.find(({ slug }) => slug === one));
    expect(shown.map((service) => [service?.title, service?.slug])).toEqual([
      ['Mobile Application Development', 'mobile-app-development'],
      ['Web Application Development', 'web-app-development'],
      ['AI & Automation Services', 'ai-automation'],
    ]);
    for (const service of shown) expect(service).toHaveProperty('teaser');
    expect(homeServices.cardAction).toBe('Learn More');
    expect(homeServices.action).toEqual({ label: 'View All Services', href: '/services' });
  });

  it('shows three cases', () => {
    const shown = homeCases.cases.map((one) => cases.find(({ slug }) => slug === one));
    expect(shown.map((study) => [study?.category, study?.industry])).toEqual([
      ['AI Automation', 'Enterprise Software'],
      ['Healthcare AI', 'Healthcare'],
      ['EdTech Platform', 'Education'],
    ]);
  });

  it('explains the approach in principles, steps, claims and a ring', () => {
    expect(approach.principles).toHaveLength(3);
    expect(titles(approach.steps)).toEqual([
      'AI Discovery',
      'Smart Architecture',
      'Automated Development',
      'Intelligent Delivery',
    ]);
    expect(approach.checklist).toHaveLength(6);
    expect(approach.nodes.map(({ label, angle }) => [label, angle])).toEqual([
      ['AI Automation', 0],
      ['Predictive Analytics', 72],
      ['Smart Integration', 144],
      ['Quality Assurance', 216],
      ['Continuous Learning', 288],
    ]);
  });

  it('tells three projects in four steps each', () => {
    expect(timelineCases.map(({ slug, industry }) => [slug, industry])).toEqual([
      ['healthcare', 'Healthcare'],
      ['retail', 'Retail'],
      ['financial-services', 'Financial Services'],
    ]);
    for (const { timelineSteps } of timelineCases) {
      expect(timelineSteps).toHaveLength(4);
    }
  });

  it('tells the same projects in the timeline as in the gallery', () => {
    const projects = cases.map((item) => `${item.client}, ${item.industry}`);
    for (const { client, industry } of timelineCases) expect(projects).toContain(`${client}, ${industry}`);
  });

  it('has the anchors and buttons of its sections', () => {
    const {
      products: productSection,
      portfolio,
      approach: approachSection,
      timeline,
      articles,
    } = homeSections;
    expect([productSection.id, portfolio.id, approachSection.id]).toEqual([
      'products',
      'portfolio',
      'approach',
    ]);
    expect(portfolio.action).toEqual({ label: 'View Full Portfolio', href: '/portfolio' });
    expect(timeline.action).toEqual({ label: 'Start Your Transformation', href: '/contact' });
    expect(articles.action).toEqual({ label: 'Read All Articles', href: '/blog' });
    expect(callToAction).toEqual({
      contact: { label: 'Contact Us', href: '/contact' },
      start: { label: 'Get Started', href: '/contact' },
      scheduleLabel: 'Schedule a Call',
    });
  });

  it('promises answers in hours', () => {
    expect(responseNotes.typical).toContain('2-4 hours (business hours)');
    expect(responseNotes.form).toContain('within 24 hours');
    expect(contactPage.form.titleBlock).toContainEqual({
      label: 'Reply to this form',
      value: 'Within 24 hours',
    });
    expect(responseNotes.support).toMatch(/^24\/7 support/);
  });
});
