import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { TextField } from '#design/ui/text-field.tsx';
import { SelectField } from '#domain/forms/admin/select-field.tsx';

export interface ServerValues {
  host: string;
  port: string;
  security: string;
  user: string;
  password: string;
}

/** A way to encrypt a connection, and the port that goes with it. */
export interface Security {
  value: string;
  label: string;
  port: number;
}

interface ServerFieldsProps<Values extends ServerValues & FieldValues> {
  form: UseFormReturn<Values>;
  securities: readonly Security[];
  /** A password is stored. */
  hasPassword: boolean;
  userHint: string;
}

/** Server, port, security, user and password. */
export function ServerFields<Values extends ServerValues & FieldValues>(props: ServerFieldsProps<Values>) {
  const { form, securities, hasPassword, userHint } = props;
  const { register, setValue, getValues, watch, formState } = form;
  const name = (field: keyof ServerValues) => field as Path<Values>;
  const errorOf = (field: keyof ServerValues) => formState.errors[field]?.message as string | undefined;
  // What was changed and put back is as stored.
  const isElsewhere = (['host', 'port', 'security', 'user'] as const).some(
    (field) => String(watch(name(field))) !== String(formState.defaultValues?.[name(field)]),
  );
  const passwordHint = isElsewhere
    ? 'Enter it again: the one that is set is kept only for the same server, port, security and user.'
    : 'Set. Leave empty to keep it.';
  const ports = securities.map(({ port }) => String(port));

  function choosePort(security: string) {
    const usual = securities.find(({ value }) => value === security)?.port;
    if (usual === undefined || !ports.includes(String(getValues(name('port'))))) return;
    setValue(name('port'), String(usual) as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }

  return (
    <>
      <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <TextField
          label="Server"
          hint="Such as mail.example.com"
          autoComplete="off"
          error={errorOf('host')}
          {...register(name('host'))}
        />
        <TextField
          label="Port"
          type="number"
          inputMode="numeric"
          min={1}
          max={65_535}
          error={errorOf('port')}
          {...register(name('port'))}
        />
      </div>
      <SelectField
        label="Security"
        error={errorOf('security')}
        {...register(name('security'), { onChange: ({ target }) => choosePort(String(target.value)) })}
      >
        {securities.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="User"
          hint={userHint}
          autoComplete="off"
          error={errorOf('user')}
          {...register(name('user'))}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={hasPassword ? passwordHint : undefined}
          error={errorOf('password')}
          {...register(name('password'))}
        />
      </div>
    </>
  );
}

/** As the API takes them; a password that was left empty stays. */
export const toServer = <S extends string>({ host, port, security, user, password }: ServerValues) => ({
  ...{ host, port: toNumber(port), security: security as S, user },
  ...(password !== '' && { password }),
});

/** Not a number for an empty field. */
export const toNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
