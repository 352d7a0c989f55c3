import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormPartsContext } from './form-parts.ts';
import type { FieldSchema } from './json-schema.ts';
import { OptionsField } from './plain-fields.tsx';

const parts = {
  schema: {},
  isLong: false,
  errors: {},
  onChange: () => undefined,
  renderUploadField: () => null,
  renderArticleField: () => null,
  Field: () => null,
};

/** The options offered, and the one chosen. */
function listOptions(schema: FieldSchema, value: unknown) {
  const html = renderToStaticMarkup(
    <FormPartsContext value={parts}>
      <OptionsField
        schema={schema}
        value={value}
        path="size"
        label="Size"
        isRequired={false}
        isNullable={false}
      />
    </FormPartsContext>,
  );
  return [...html.matchAll(/<option value="([^"]*)"( selected="")?>/g)].map(
    ([, option, isChosen]) => `${option}${isChosen ? ' (chosen)' : ''}`,
  );
}

it('offers nothing besides the options where one of them stands for it', () => {
  expect(listOptions({ enum: ['s', 'none'], default: 's' }, 'none')).toEqual(['s', 'none (chosen)']);
  expect(listOptions({ enum: ['s', 'none'], default: 's' }, undefined)).toEqual(['s (chosen)', 'none']);
  expect(listOptions({ enum: ['s', 'm'] }, undefined)).toEqual([' (chosen)', 's', 'm']);
});
