/** What a visitor asks for (SPEC section 3); date and time as their inputs give them. */
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
 * Parameters that the address has already stay.
 * @throws TypeError when `bookingUrl` is no absolute address
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
