import { set, type Resolver } from 'react-hook-form';
import { replyTimeSchema, type ReplyTimeSettings } from '../../reply-time.contract.ts';

/** Business hours as the form's values. */
export interface ReplyTimeValues {
  enabled: boolean;
  time_zone: string;
  /** Monday first. */
  week: DayValues[];
  holidays: { date: string; name: string }[];
  promise_hours: string;
  mail_due: boolean;
  mail_digest: boolean;
  show_record: boolean;
}

interface DayValues {
  isOpen: boolean;
  /** In the format of a time input; midnight at the end of a day is 00:00 there. */
  from: string;
  to: string;
}

export const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The hours that a closed day opens with. */
const usualDay = { from: '09:00', to: '17:00' };

export const toValues = ({ week, promise_hours: hours, ...rest }: ReplyTimeSettings): ReplyTimeValues => ({
  ...rest,
  promise_hours: String(hours),
  week: week.map((day) => ({
    isOpen: day !== null,
    ...(day ? { from: day.from, to: day.to === '24:00' ? '00:00' : day.to } : usualDay),
  })),
});

/** A field's error: its name in the form, and the text beside it. */
interface ValueError {
  field: string;
  message: string;
}

type Reading =
  | { answerTime: ReplyTimeSettings; errors?: never }
  | { errors: ValueError[]; answerTime?: never };

/** The parsed values, or their errors. Holidays are kept in order, however they were added. */
export function readValues({ week, promise_hours: hours, holidays, ...rest }: ReplyTimeValues): Reading {
  const order = holidays
    .map((_, index) => index)
    .toSorted((one, other) => (holidays[one]!.date < holidays[other]!.date ? -1 : 1));
  const parsed = replyTimeSchema.safeParse({
    ...rest,
    holidays: order.map((index) => holidays[index]),
    promise_hours: hours.trim() === '' ? Number.NaN : Number(hours),
    week: week.map(({ isOpen, from, to }) => (isOpen ? { from, to: to === '00:00' ? '24:00' : to } : null)),
  });
  if (parsed.success) return { answerTime: parsed.data };
  const toField = ([first, second, ...others]: PropertyKey[]) =>
    [first, first === 'holidays' && second !== undefined ? order[Number(second)] : second, ...others]
      .filter((part) => part !== undefined)
      .join('.');
  return { errors: parsed.error.issues.map(({ path, message }) => ({ field: toField(path), message })) };
}

/** Validates for the form: each error is at a field, or at the root of the list if it concerns all of its rows. */
export const resolveValues: Resolver<ReplyTimeValues> = (values) => {
  const read = readValues(values);
  if (!read.errors) return { values, errors: {} };
  const errors = {};
  for (const { field, message } of read.errors) {
    const name = field === 'week' ? 'week.root' : field.replace(/^week\.\d$/, '$&.from');
    set(errors, name, { type: 'invalid', message });
  }
  return { values: {}, errors };
};
