import type { SiteContent } from '#content/collections.ts';
import type { Consultation } from '#content/consultation.schema.ts';
import type { OpenHours } from './office-times.ts';

/** The dialog's words, with the office's hours as the contact page has them. */
export interface ConsultationWords extends Consultation {
  officeHours?: OpenHours | undefined;
}

export const getConsultationWords = ({
  consultation,
  contactPage,
}: SiteContent['site']): ConsultationWords => {
  const hours = contactPage.details.hours;
  return {
    ...consultation,
    officeHours: hours && { days: hours.days, opens: hours.opens, closes: hours.closes },
  };
};
