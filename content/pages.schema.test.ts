import { expect, it } from 'vitest';
import { heroDrawings } from './hero.ts';
import { heroDrawingsSchema } from './hero.schema.ts';
import { notFound } from './pages.ts';
import { notFoundSchema } from './pages.schema.ts';
import { productsPage } from './products.ts';
import { productsPageSchema } from './products.schema.ts';
import { services, servicesPage } from './services.ts';
import { serviceSchema, servicesPageSchema } from './services.schema.ts';
import { timelineCases } from './timeline.ts';
import { timelineCaseSchema } from './timeline.schema.ts';

it('reads the words of an unknown address that were written for its former drawing', () => {
  const drawing = {
    words: 'Three sheets',
    first: '1',
    second: '2',
    heading: 'Index of sheets',
    missing: 'sheet 404',
    correction: 'sheet 1',
  };
  expect(notFoundSchema.parse({ ...notFound, drawing }).drawing).toEqual({
    missing: 'sheet 404',
    correction: 'sheet 1',
  });
  expect(notFoundSchema.parse({ ...notFound, drawing: undefined }).drawing).toEqual(notFound.drawing);
});

it('reads services, promises and audiences that were written when each had a drawing or a sheet', () => {
  const { highlights, audiences } = servicesPage;
  const before = {
    ...servicesPage,
    highlights: { ...highlights, items: highlights.items.map((item) => ({ ...item, icon: 'security' })) },
    audiences: {
      ...audiences,
      items: audiences.items.map((item) => ({ ...item, drawing: 'two', lines: [] })),
    },
  };
  expect(servicesPageSchema.parse(before)).toEqual(servicesPage);
  const [{ slug: _, ...service }] = services as [(typeof services)[number]];
  expect(serviceSchema.parse({ ...service, icon: 'web' })).toEqual(service);
});

it('reads rows of the products that were written when they had a price', () => {
  const before = { ...productsPage, rows: { ...productsPage.rows, price: 'Price' } };
  expect(productsPageSchema.parse(before)).toEqual(productsPage);
});

it('reads the head that was written when its letters had patients, and a timeline with its drawing', () => {
  const [hospital, ...items] = heroDrawings.items;
  const former = { patient: 'Patient', firstTime: 'Mon 8:02', eighthEvidence: 'None', reasons: 'Look again' };
  const before = { ...hospital, figure: { ...hospital!.figure, ...former } };
  expect(heroDrawingsSchema.parse({ ...heroDrawings, items: [before, ...items] })).toEqual(heroDrawings);
  const [{ slug: _, ...project }] = timelineCases as [(typeof timelineCases)[number]];
  expect(timelineCaseSchema.parse({ ...project, drawing: 'retail' })).toEqual(project);
});
