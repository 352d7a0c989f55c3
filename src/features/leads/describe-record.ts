/** How soon messages were answered this month, as measured. */
export interface MeasuredRecord {
  answers: number;
  within: number;
  medianMinutes: number;
  promiseHours: number;
}

/**
 * The site's sentence about it: "Median answer this month: 1 h 50 min, 41 of 43 within 4 hours (business
 * hours)".
 */
export function describeRecord({ answers, within, medianMinutes, promiseHours }: MeasuredRecord): string {
  const hours = promiseHours === 1 ? '1 hour' : `${promiseHours} hours`;
  return `Median answer this month: ${describeMinutes(medianMinutes)}, ${within} of ${answers} within ${hours} (business hours)`;
}

function describeMinutes(minutes: number): string {
  if (minutes < 1) return 'under a minute';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}
