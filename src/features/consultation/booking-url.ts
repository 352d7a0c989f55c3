/** A visitor's request (SPEC section 3); date and time in the format of their inputs. */
export interface ConsultationRequest {
  name: string;
  email: string;
  /** `yyyy-mm-dd` */
  date: string;
  /** `hh:mm` */
  time: string;
  reason: string;
}

/**
 * The calendar service's address with the request in its query (SPEC section 7, "Consultation booking").
 * Existing query parameters are kept.
 * @throws TypeError when `bookingUrl` is not an absolute address
 */
export function createBookingUrl(bookingUrl: string, request: ConsultationRequest): string {
  const url = new URL(bookingUrl);
  url.searchParams.set('name', request.name);
  url.searchParams.set('mailId', request.email);
  url.searchParams.set('date', toMonthDayYear(request.date));
  url.searchParams.set('time', request.time);
  url.searchParams.set('reason', request.reason);
  return url.href;
}

function toMonthDayYear(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}/${day}/${year}`;
}
