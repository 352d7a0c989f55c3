import { useState } from 'react';
import { changeKind, type KindMemory } from './change-kind.ts';
import { FieldSet } from './field-set.tsx';
import { useFormParts, type FieldProps } from './form-parts.ts';
import { GroupFields } from './group-field.tsx';
import { toCleared } from './to-cleared.ts';
import { findDiscriminator, labelOf, type FieldSchema } from './json-schema.ts';
import { SelectField } from '#domain/forms/admin/select-field.tsx';

/** A value of one of several kinds, each with its own fields. What it had as one of another kind comes back with that. */
export function VariantsField({ schema, value, path, label, isRequired, isNullable }: FieldProps) {
  const { schema: whole, onChange } = useFormParts();
  const variants = schema.oneOf ?? schema.anyOf ?? [];
  const discriminator = findDiscriminator(variants) ?? '';
  const nameOf = (variant: FieldSchema) => String(variant.properties?.[discriminator]?.const);
  const chosen = variants.find((variant) => nameOf(variant) === String(Object(value)[discriminator]));
  const id = `${path}-kind`;
  const [memory] = useState<KindMemory>(() => ({ formers: new Map(), written: {}, began: null }));

  function choose(name: string) {
    const variant = variants.find((one) => nameOf(one) === name);
    const next = changeKind(memory, Object(value), { from: chosen, to: variant, whole });
    onChange(path, next ?? toCleared({ isRequired, isNullable }, undefined));
  }

  return (
    <FieldSet schema={schema} value={value} path={path} label={label}>
      <SelectField
        id={id}
        label="Kind"
        className="max-w-60"
        value={chosen ? nameOf(chosen) : ''}
        onChoose={choose}
      >
        {(!chosen || !isRequired || isNullable) && <option value="">None</option>}
        {variants.map((variant) => (
          <option key={nameOf(variant)} value={nameOf(variant)}>
            {labelOf(variant, nameOf(variant))}
          </option>
        ))}
      </SelectField>
      {chosen && <GroupFields schema={chosen} value={value} path={path} except={discriminator} />}
    </FieldSet>
  );
}
