import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import { useFormParts, type FieldProps } from './form-parts.ts';
import {
  BooleanField,
  ChosenArticleField,
  DateField,
  NumberField,
  OptionsField,
  UploadedField,
} from './plain-fields.tsx';
import { ColorField } from './color-field.tsx';
import { GroupField } from './group-field.tsx';
import { kindOf, resolveSchema } from './json-schema.ts';
import { LegalSectionsField } from './legal/legal-sections-field.tsx';
import { ListField } from './list-field.tsx';
import { PartsField } from './parts-field.tsx';
import { ReferenceField } from './reference-field.tsx';
import { StrokesField } from './strokes-field.tsx';
import { RichTextField } from './rich/rich-text-field.tsx';
import { StringField } from './string-field.tsx';
import { VariantsField } from './variants-field.tsx';

/** A document's field of any kind, chosen by its JSON Schema. */
export function SchemaField(given: Omit<FieldProps, 'isNullable'>) {
  const { schema: whole } = useFormParts();
  const { schema, isNullable } = resolveSchema(given.schema, whole);
  const props: FieldProps = { ...given, schema, isNullable };
  switch (kindOf(schema)) {
    case 'text':
    case 'multiline':
      return <StringField {...props} />;
    case 'number':
      return <NumberField {...props} />;
    case 'boolean':
      return <BooleanField {...props} />;
    case 'options':
      return <OptionsField {...props} />;
    case 'reference':
      return <ReferenceField {...props} />;
    case 'upload':
      return <UploadedField {...props} />;
    case 'article':
      return <ChosenArticleField {...props} />;
    case 'strokes':
      return <StrokesField {...props} />;
    case 'color':
      return <ColorField {...props} />;
    case 'date':
      return <DateField {...props} />;
    case 'rich':
      return <RichTextField {...props} />;
    case 'parts':
      return <PartsField {...props} />;
    case 'legal':
      return <LegalSectionsField {...props} />;
    case 'list':
      return <ListField {...props} />;
    case 'group':
      return <GroupField {...props} />;
    case 'variants':
      return <VariantsField {...props} />;
    case 'fixed':
      return null;
    case 'unknown':
      return (
        <p id={toFieldId(props.path)} className="text-small text-ink-2">
          {props.label} can be changed through the API.
        </p>
      );
  }
}
