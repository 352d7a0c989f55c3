import { z } from 'zod';

const clock = z
  .string({ error: 'A time must be text' })
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'A time must be like 09:00')
  .meta({ description: 'Hours and minutes of a day: 00:00 to 24:00' });

const hours = z
  .strictObject({ from: clock, to: clock })
  .refine(({ from, to }) => from < to, 'The start time must be before the end time')
  .meta({ id: 'OpenHours', description: "On the site's clock" });

const dateMessage = 'Enter a date such as 2026-12-25';

const holiday = z.strictObject({
  date: z.iso.date({ error: dateMessage, abort: true }).refine((date) => date >= '1970', dateMessage),
  name: z
    .string({ error: "A holiday's name must be text" })
    .trim()
    .max(60, "A holiday's name must be at most 60 characters"),
});

const flag = (name: string, description: string) =>
  z.boolean({ error: `${name} must be true or false` }).meta({ description });

const weekMessage = 'week must be seven days, Monday first, each null or hours';

/** When someone answers, and how soon an answer is promised. */
export const replyTimeSchema = z
  .strictObject({
    enabled: flag('enabled', 'Whether messages are due by it; without, nothing is due and nothing mailed'),
    time_zone: z
      .string({ error: 'Time zone must be text' })
      .max(60, 'Time zone must be at most 60 characters')
      .refine(isTimeZone, 'Time zone must be a name such as America/Los_Angeles')
      .meta({ description: 'An IANA name' }),
    week: z
      .array(hours.nullable(), { error: weekMessage })
      .length(7, weekMessage)
      .refine((week) => week.some(Boolean), 'At least one day must be open')
      .meta({ description: 'Monday first; null if the day is closed' }),
    holidays: z
      .array(holiday, { error: 'holidays must be a list' })
      .max(200, 'At most 200 holidays are kept')
      .superRefine((holidays, ctx) => {
        const dates = holidays.map(({ date }) => date);
        const twice = dates.findIndex((date, index) => dates.indexOf(date) < index);
        if (twice >= 0) {
          ctx.addIssue({ code: 'custom', path: [twice, 'date'], message: 'This date is listed twice' });
        }
      }),
    promise_hours: z
      .int({ error: 'Promised hours must be a whole number' })
      .min(1, 'Promised hours must be from 1 to 200')
      .max(200, 'Promised hours must be from 1 to 200')
      .meta({ description: 'Business hours within which a message is answered' }),
    mail_due: flag(
      'mail_due',
      'Whether the owner is mailed when an answer is due soon, and when it is overdue',
    ),
    mail_digest: flag(
      'mail_digest',
      'Whether open business days begin with a digest, at 7:00 on the site’s clock',
    ),
    show_record: flag(
      'show_record',
      'Whether the site shows how soon messages were answered this month, once there are enough answers (`/messages-record`)',
    ),
  })
  .meta({ id: 'AnswerTime', description: 'When messages are answered' });

export type ReplyTimeSettings = z.infer<typeof replyTimeSchema>;

const day = { from: '09:00', to: '17:00' };

/** The default until an admin changes it. */
export const replyTimeDefaults: ReplyTimeSettings = {
  enabled: false,
  time_zone: 'UTC',
  week: [day, day, day, day, day, null, null],
  holidays: [],
  promise_hours: 4,
  mail_due: true,
  mail_digest: true,
  show_record: false,
};

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}
