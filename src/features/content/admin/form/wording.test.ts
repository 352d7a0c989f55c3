import { describe, expect, it } from 'vitest';
import { describePath, findPlace } from '../document/describe-path.ts';
import type { FieldSchema } from './json-schema.ts';
import { nameItem, sayError } from './wording.ts';

describe('an item of a list', () => {
  it.each([
    ['Results', 'Result 1'],
    ['Technologies', 'Technology 1'],
    ['Red marks', 'Red mark 1'],
    ['Training process', 'Training process 1'],
    ['Groups of links', 'Groups of links 1'],
  ])('of "%s" is called "%s"', (label, name) => {
    expect(nameItem({}, label, 0)).toBe(name);
  });

  it('has the name that its schema gives it', () => {
    expect(nameItem({ title: 'Person' }, 'Signed by', 2)).toBe('Person 3');
  });
});

describe('what is wrong with a field', () => {
  it.each([
    ['is empty', { label: 'Heading', isList: false }, 'Heading is empty'],
    ['has more than 3', { label: 'Cases', isList: true }, 'Cases have more than 3'],
    ['needs at least one', { label: 'Ring', isList: true }, 'Ring needs at least one'],
    ['"/nowhere" leads to no page', { label: 'Leads to', isList: false }, '"/nowhere" leads to no page'],
  ])('"%s" is said as a sentence', (message, place, said) => {
    expect(sayError(message, place)).toBe(said);
  });

  it('is found by its place', () => {
    const schema: FieldSchema = {
      type: 'object',
      properties: {
        results: {
          type: 'array',
          items: { type: 'object', properties: { value: { type: 'string' } } },
        },
      },
    };
    expect(describePath(schema, 'results.1.value')).toBe('Result 2: Value');
    expect(findPlace(schema, 'results.1.value')).toEqual({ label: 'Value', isList: false });
    expect(findPlace(schema, 'results')).toEqual({ label: 'Results', isList: true });
  });

  it('is called what the form calls it in a value of its kind', () => {
    const variant = (kind: string, title: string): FieldSchema => ({
      type: 'object',
      properties: { kind: { const: kind }, text: { type: 'string', title } },
    });
    const schema: FieldSchema = {
      type: 'object',
      properties: {
        items: {
          type: 'array',
          items: {
            oneOf: [
              variant('drawing', 'What the drawing shows'),
              variant('picture', 'What the picture shows'),
            ],
          },
        },
      },
    };
    const values = { items: [{ kind: 'drawing' }, { kind: 'picture' }] };
    expect(findPlace(schema, 'items.0.text', values).label).toBe('What the drawing shows');
    expect(findPlace(schema, 'items.1.text', values).label).toBe('What the picture shows');
    expect(describePath(schema, 'items.1.text', values)).toBe('Item 2: What the picture shows');
  });
});
