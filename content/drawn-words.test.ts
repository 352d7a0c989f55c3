import { describe, expect, it } from 'vitest';
import { caseWords } from './case-words.schema.ts';
import { caseStudySchema } from './cases.schema.ts';
import { cases } from './cases.ts';
import { readFirstWords } from './drawn-words.schema.ts';
import { heroDrawingsSchema } from './hero.schema.ts';
import { heroDrawings } from './hero.ts';
import { highlightWords } from './highlight-words.schema.ts';
import { highlightsSchema } from './pages.schema.ts';
import { productSchema } from './products.schema.ts';
import { products } from './products.ts';
import { screenWords } from './screen-words.schema.ts';

const { slug: _case, ...study } = cases[0]!;
const { slug: _product, ...product } = products[0]!;

describe('the words in a drawing', () => {
  it('are those it has at first where a document names the drawing alone', () => {
    const { thumbnail } = caseStudySchema.parse({ ...study, thumbnail: 'dock-schedule' });
    expect(thumbnail).toEqual({ kind: 'dock-schedule', ...readFirstWords(caseWords['dock-schedule']) });
    const { screen } = productSchema.parse({ ...product, screen: 'report' });
    expect(screen).toEqual({ kind: 'report', ...readFirstWords(screenWords.report) });
    const kind = 'smart-integration';
    const { items } = highlightsSchema.parse({ items: [{ drawing: kind, title: 'One', text: 'Two' }] });
    expect(items[0]!.drawing).toEqual({ kind, ...readFirstWords(highlightWords[kind]) });
  });

  it('are what a document says, and nothing in places that it leaves out', () => {
    const thumbnail = { kind: 'dock-schedule', stamp: 'PIER PLAN' };
    expect(caseStudySchema.parse({ ...study, thumbnail }).thumbnail).toEqual(thumbnail);
  });

  it('are dropped where the hero had rows before', () => {
    const [hospital, shop, bank] = heroDrawings.items;
    const former = [
      {
        ...hospital!,
        figure: { ...hospital!.figure, sixthRow: 'Hearing, left ear', fifthEvidence: '“locks”' },
      },
      { ...shop!, figure: { ...shop!.figure, seventhFigure: '85' } },
      { ...bank!, figure: { ...bank!.figure, eighthInvoice: '4499' } },
    ];
    expect(heroDrawingsSchema.parse({ ...heroDrawings, items: former })).toEqual(heroDrawings);
  });

  it('have room in their places', () => {
    const stamp = 'A stamp of thirty-one characters';
    const { error } = caseStudySchema.safeParse({ ...study, thumbnail: { kind: 'dock-schedule', stamp } });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['thumbnail.stamp', 'has more than 11 characters'],
    ]);
  });

  it('are none where no drawing is chosen', () => {
    const { thumbnail } = caseStudySchema.parse({ ...study, thumbnail: undefined });
    expect(thumbnail).toBeUndefined();
  });
});
