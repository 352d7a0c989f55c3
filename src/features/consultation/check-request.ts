import type { ConsultationRequest } from './booking-url.ts';

type Field = keyof ConsultationRequest;

export interface RequestCheck {
  /** The text beside each refused field, in field order. */
  errors: Partial<Record<Field, string>>;
  /** Whether any of the five is empty. */
  isIncomplete: boolean;
}

const missingTexts: Record<Field, string> = {
  name: 'Enter your name',
  email: 'Enter your email address',
  date: 'Choose a date',
  time: 'Choose a time',
  reason: 'Say what you would like to talk about',
};

/**
 * Checks a trimmed request (SPEC section 5, "Consultation form").
 * @param today the visitor's, as `yyyy-mm-dd`
 */
export function checkRequest(request: ConsultationRequest, today: string): RequestCheck {
  const errors: RequestCheck['errors'] = {};
  for (const field of Object.keys(missingTexts) as Field[]) {
    const text = request[field] ? findFault(field, request[field], today) : missingTexts[field];
    if (text) errors[field] = text;
  }
  return { errors, isIncomplete: Object.values(request).includes('') };
}

function findFault(field: Field, value: string, today: string): string {
  if (field === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return 'Invalid email address';
  if (field === 'date' && isBefore(value, today)) return 'Choose today or a later date';
  return '';
}

/** Longer ones are later: a five-digit year comes after any of four digits. */
const isBefore = (date: string, other: string): boolean =>
  date.length === other.length ? date < other : date.length < other.length;

/** The local date, as `yyyy-mm-dd`. */
export function formatLocalDay(now: Date): string {
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`;
}
