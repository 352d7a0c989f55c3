import type { LegalDocument } from '../legal.schema.ts';
import { legalEffectiveDate } from './effective-date.ts';

/** The conditions for using the website. Projects have contracts of their own. */
export const termsOfService: LegalDocument = {
  title: 'Terms of Service',
  lead: 'These terms apply to the use of this website, its quiz, assistant, accounts and API. Work that {site_name} does for you has its own written contract, which comes before these terms.',
  effectiveDate: legalEffectiveDate,
  sections: [
    {
      id: 'agreement',
      heading: 'Who agrees with whom',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This website is provided by {site_name}, reachable at {contact_email} and at the address at the foot of every page. By using it you accept these terms. If you use it for a company, you accept them for that company and confirm that you may.',
        },
      ],
    },
    {
      id: 'information',
      heading: 'What the website says',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We write with care and correct errors when we learn of them. Descriptions, articles, prices and response times are information and not a binding offer. A contract begins only when both sides have signed it.',
        },
        {
          kind: 'paragraph',
          text: 'Case studies and figures describe particular or illustrative projects, and client names may be changed. They do not promise the same result elsewhere.',
        },
      ],
    },
    {
      id: 'consultations',
      heading: 'Free consultations',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A first consultation of 30 minutes is free and obliges neither side to anything. It is booked with an external calendar service under that service’s terms. Either side may cancel or move it. What you tell us there is treated as confidential.',
        },
      ],
    },
    {
      id: 'quiz-and-assistant',
      heading: 'Quiz and assistant',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The fortune is written for entertainment and to start a conversation. It may be written by an AI model and may be wrong. The assistant answers with prepared texts. Neither is technical, financial or legal advice; decide nothing on them alone.',
        },
      ],
    },
    {
      id: 'products',
      heading: 'Products shown here',
      blocks: [
        {
          kind: 'list',
          items: [
            'Live: in use by customers. Access, price and service level are set in a separate contract.',
            'Beta: usable, still changing. Do not rely on it for anything that cannot wait or be repeated.',
            'Coming Soon: planned. Features and dates may change or be dropped.',
          ],
        },
      ],
    },
    {
      id: 'accounts',
      heading: 'Accounts',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Anyone may create an account. It gives no rights by itself: an administrator grants them. Keep your password to yourself, and tell us at {contact_email} if someone else may know it. We may suspend an account that is misused, and we delete yours if you ask.',
        },
      ],
    },
    {
      id: 'api',
      heading: 'API and keys',
      blocks: [
        {
          kind: 'list',
          items: [
            'A key acts with the rights of the administrator who made it. Store it like a password and revoke it when it is no longer needed.',
            'Requests are limited. A program that is told to wait must wait.',
            'We may change the API. Where a change would break programs that follow its documentation, we announce it in reasonable time, except where security does not allow it.',
          ],
        },
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      blocks: [
        { kind: 'paragraph', text: 'Please do not:' },
        {
          kind: 'list',
          items: [
            'send unlawful, misleading or unwanted content through the forms, or personal data of others without their consent;',
            'try to reach data that is not meant for you, or disturb the service for others;',
            'copy the site by machine in a way that burdens it.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'If you find a weakness, write to {contact_email} before you tell others. We do not act against anyone who looks for one in good faith, harms nobody and gives us time to repair it.',
        },
      ],
    },
    {
      id: 'rights',
      heading: 'Texts, drawings and code',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Texts, drawings and code on this website belong to us or are used with permission. You may link to any page, quote from articles with their address, and print pages for your own use. What you send us stays yours; we use it only to deal with your request.',
        },
      ],
    },
    {
      id: 'links',
      heading: 'Links to other websites',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We are not responsible for websites that we link to. If a link leads to something unlawful, tell us and we remove it.',
        },
      ],
    },
    {
      id: 'availability-and-liability',
      heading: 'Availability and liability',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The website is free to use and provided as it is. It may be interrupted, changed or ended. We are liable without limit for intent and gross negligence, for injury to life or health, and wherever the law does not allow a limit. Beyond that we are not liable for damage from the use of this website.',
        },
      ],
    },
    {
      id: 'law',
      heading: 'Law and disputes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The law of the country where we are established applies, and its courts decide. Consumers keep the protection of the law and the courts where they live. Please write to {contact_email} first: most things can be settled by talking.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We may change these terms for the future. They apply from the date at the top of this page. If one part is not valid, the others remain in force.',
        },
      ],
    },
  ],
};
