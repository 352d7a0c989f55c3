import fc from 'fast-check';
import { arbitraryValue } from './arbitrary-body.ts';
import type { OpenApiDocument, Schema } from '#tests/support/openapi-document.ts';

/** A body that no contract allows, and why. */
export interface BadBody {
  what: string;
  body: string | Uint8Array<ArrayBuffer>;
  contentType: string;
  status: number;
}

type Fields = Record<string, unknown>;

/** Bodies that are near to allowed ones and must be refused. */
export function arbitraryBadBody(document: OpenApiDocument, given: Schema): fc.Arbitrary<BadBody> {
  const schema = given.$ref ? document.components.schemas[given.$ref.split('/').at(-1)!]! : given;
  const good = arbitraryValue(document, schema) as fc.Arbitrary<Fields>;
  return fc.oneof(...spoilText(good), ...spoilFields(schema, good));
}

const refuse = (
  what: string,
  body: BadBody['body'],
  contentType = 'application/json',
  status = 400,
): BadBody => ({
  what,
  body,
  contentType,
  status,
});

const noObjects = ['null', '[]', '5', '"x"', 'true', '', '{', '{"a":}', "{'a':1}", '{} {}', '\ufeff{', 'NaN'];

/** Errors that are found before a field is checked. */
function spoilText(good: fc.Arbitrary<Fields>): fc.Arbitrary<BadBody>[] {
  const text = good.map((value) => JSON.stringify(value));
  return [
    fc.constantFrom(...noObjects).map((body) => refuse(`body ${body}`, body)),
    text.map((body) => refuse('not UTF-8', new Uint8Array([...Buffer.from(body.slice(0, -1)), 0xff, 0x7d]))),
    text.map((body) => refuse('as text', body, 'text/plain', 415)),
    text.map((body) => refuse('as a form', body, 'application/x-www-form-urlencoded', 415)),
    fc
      .integer({ min: 33, max: 5000 })
      .map((depth) => refuse('deep', `${'['.repeat(depth)}${']'.repeat(depth)}`)),
  ];
}

const wrongValues: unknown[] = [null, 0, -1, 1.5, true, [], {}, ['x'], { x: 1 }, 'x'];
const oddNames = [
  'x',
  '',
  'id',
  'author_id',
  'created_at',
  'constructor',
  '__proto__',
  'toString',
  'é',
  '🙂',
];
const unstorable = ['\0', 'a\0b', '\ud800', 'a\udfff'];

/** Errors in a field: unknown, missing, of another type, unstorable or too long. */
function spoilFields(
  { properties = {}, required = [] }: Schema,
  good: fc.Arbitrary<Fields>,
): fc.Arbitrary<BadBody>[] {
  const fields = Object.entries(properties);
  const limited = fields.filter(([, { type, maxLength }]) => type === 'string' && maxLength !== undefined);
  const unknown = oddNames.filter((name) => !Object.hasOwn(properties, name));
  const pick = <T>(choices: T[], spoil: (value: Fields, choice: T) => BadBody): fc.Arbitrary<BadBody>[] =>
    choices.length > 0
      ? [fc.tuple(good, fc.constantFrom(...choices)).map(([value, choice]) => spoil(value, choice))]
      : [];
  const put = (what: string, value: Fields, name: string, wrong: unknown) =>
    refuse(`${name} ${what}`, JSON.stringify({ ...value, [name]: wrong }));

  return [
    ...pick(unknown, (value, name) => refuse(`unknown ${name}`, addField(value, name))),
    ...pick(required, (value, name) =>
      refuse(`without ${name}`, JSON.stringify({ ...value, [name]: undefined })),
    ),
    ...pick(
      fields.flatMap(([name, field]) =>
        wrongValues
          .filter((wrong) => !readTypes(field).includes(typeOf(wrong)))
          .map((wrong) => ({ name, wrong })),
      ),
      (value, { name, wrong }) => put(`as ${JSON.stringify(wrong)}`, value, name, wrong),
    ),
    ...pick(
      fields.flatMap(([name]) => unstorable.map((wrong) => ({ name, wrong }))),
      (value, { name, wrong }) => put('unstorable', value, name, wrong),
    ),
    ...pick(
      limited.flatMap(([name, { maxLength }]) =>
        [1, 17, 400].map((more) => ({ name, length: maxLength! + more })),
      ),
      (value, { name, length }) => put('too long', value, name, 'a'.repeat(length)),
    ),
  ];
}

/** As text: an object literal would take `__proto__` for its prototype. */
function addField(value: Fields, name: string): string {
  const rest = JSON.stringify(value).slice(1, -1);
  return `{${JSON.stringify(name)}:1${rest && `,${rest}`}}`;
}

/** The JSON types that a field allows; several where it may be null or one of several things. */
const readTypes = (schema: Schema): string[] =>
  schema.anyOf && !schema.type
    ? schema.anyOf.flatMap(readTypes)
    : schema.enum
      ? schema.enum.map(typeOf)
      : [schema.type ?? 'object'].flat();

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
