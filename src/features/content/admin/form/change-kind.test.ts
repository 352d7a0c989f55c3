import { expect, it } from 'vitest';
import type { JsonObject } from '#design/admin/json-path.ts';
import { changeKind, type KindMemory } from './change-kind.ts';
import type { FieldSchema } from './json-schema.ts';

const text: FieldSchema = { type: 'string' };
const ofKind = (kind: string, own: Record<string, FieldSchema>): FieldSchema => ({
  type: 'object',
  required: ['kind', 'heading', 'items', 'image'],
  properties: { kind: { const: kind }, heading: text, lead: text, dark: { type: 'boolean' }, ...own },
});
const items: FieldSchema = { type: 'array', items: text };
const list = ofKind('list', { items, image: text, label: { ...text, initial: 'One' } });
const steps = ofKind('steps', { items, label: { ...text, initial: 'Two' } });
const picture = ofKind('picture', { image: text });

const aList = {
  kind: 'list',
  heading: 'Head',
  lead: 'Lead',
  dark: true,
  items: ['a'],
  image: '/a',
  label: 'One',
};

/** Changes the kind of one value again and again, with what is written in between. */
function follow(value: JsonObject, first: FieldSchema | undefined) {
  const memory: KindMemory = { formers: new Map(), written: {}, began: null };
  let from = first;
  let now = value;
  return (to: FieldSchema | undefined, written: JsonObject = {}) => {
    now = changeKind(memory, { ...now, ...written }, { from, to, whole: {} }) ?? {};
    from = to;
    return now;
  };
}

it('takes along what both kinds have, but for words that nobody has changed', () => {
  const empty = { kind: 'steps', items: [], label: 'Two' };
  expect(follow(aList, list)(steps)).toEqual({ ...empty, heading: 'Head', lead: 'Lead', dark: true });
  expect(follow(aList, list)(steps, { label: 'Mine' })).toMatchObject({ label: 'Mine' });
});

it('brings back what the former kind had, with what was changed since', () => {
  const change = follow(aList, list);
  change(steps);
  change(picture, { items: ['b'] });
  expect(change(list, { heading: 'New', lead: undefined, dark: false })).toEqual({
    kind: 'list',
    heading: 'New',
    dark: false,
    items: ['a'],
    image: '/a',
    label: 'One',
  });
  expect(change(steps)).toMatchObject({ heading: 'New', items: ['b'] });
});

it('carries a text past a kind that does not have it, and does not lose it to an empty one', () => {
  const change = follow(aList, list);
  change(steps);
  expect(change(picture)).toMatchObject({ image: '/a' });
  expect(change(list, { image: '' })).toMatchObject({ image: '' });
});

it('brings back what it had before it was of none', () => {
  const change = follow(aList, list);
  expect(change(undefined)).toEqual({});
  expect(change(list)).toEqual(aList);
});
