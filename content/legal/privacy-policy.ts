import type { LegalDocument } from '../legal.schema.ts';
import { legalEffectiveDate } from './effective-date.ts';

/** The product's use of personal data. Whoever changes what is stored changes this text too. */
export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  lead: 'This page says which personal data {site_name} collects through this website, why, who sees it, how long it is kept, and how you can have it sent to you or deleted.',
  effectiveDate: legalEffectiveDate,
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      isSummary: true,
      blocks: [
        {
          kind: 'list',
          items: [
            'You can read everything here without telling us who you are.',
            'We store what you type into a form and send to us, and use it to do what the form says.',
            'No advertising or analytics cookies, no trackers, no scripts or fonts from other companies.',
            'We do not sell personal data or make automated decisions about you.',
            'To see, correct or delete what we hold about you, write to {contact_email}.',
          ],
        },
      ],
    },
    {
      id: 'retention',
      heading: 'What is stored, why, and for how long',
      blocks: [
        {
          kind: 'table',
          heads: { what: 'What', use: 'Why, and on what basis', until: 'How long' },
          rows: [
            {
              group: 'Messages',
              what: 'Messages on this website',
              use: 'To answer you and, where you ask for it, to prepare an offer. Basis: your request, or our legitimate interest in answering it.',
              until: '{message_period}',
            },
            {
              what: 'Copies of them in our mail',
              use: 'So that they reach the people here who answer.',
              until: 'until the matter is closed and no longer needed; we review what is left once a year',
            },
            {
              what: 'Messages that a contract follows',
              use: 'The law obliges us to keep business letters.',
              until: 'the periods that the law sets for business letters',
            },
            {
              what: 'What was put aside as spam',
              use: 'So that a person here can review it and move it back.',
              until: '{spam_period}',
            },
            {
              what: 'Mails that this website has sent',
              use: 'To see what was sent, and whether it arrived.',
              until: 'a copy for 30 days',
            },
            {
              group: 'Newsletter',
              what: 'Addresses that were not confirmed',
              use: 'To ask you to confirm.',
              until: '30 days',
            },
            {
              what: 'Addresses that were unsubscribed',
              use: 'As proof of what was agreed.',
              until: 'one year',
            },
            {
              what: 'Other addresses',
              use: 'To send you the newsletter, and for nothing else. Basis: your consent.',
              until: 'until you unsubscribe or ask us to delete them',
            },
            {
              what: 'What we note of the issues sent',
              use: 'So that nobody gets an issue twice.',
              until: 'as long as the address; the code described under “Newsletter” stays',
            },
            {
              group: 'Accounts',
              what: 'Accounts that manage this website',
              use: 'To manage this website. Basis: our legitimate interest in a secure administration.',
              until: 'until the account is deleted, at your request or by us when it is no longer needed',
            },
            {
              what: 'Accounts without rights to manage it',
              use: 'They wait for an administrator to grant rights.',
              until:
                'deleted automatically: after seven days if the address was never confirmed, otherwise after twelve months without a sign-in',
            },
            {
              group: 'This website',
              what: 'Visits, as our server counts them',
              use: 'To count how often pages are opened, and from which websites and campaigns.',
              until: 'what one visit opened for 30 days, the daily sums for two years',
            },
            {
              what: 'Questions and searches without an answer',
              use: 'So that we know what to write about.',
              until: '30 days after they were last asked',
            },
            {
              what: 'Backups',
              use: 'To restore the website after a fault.',
              until: 'until the backup is replaced; deleted entries in it are not used in the meantime',
            },
          ],
        },
      ],
    },
    {
      id: 'contact-messages',
      group: 'What you send us',
      heading: 'Contact messages',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When you use the contact form we store your name, email address, subject and message, with the time and the form it was sent with. An application for a job is stored in the same way, with the file that you send. A copy goes by email to the people here who answer.',
        },
        {
          kind: 'paragraph',
          text: 'A program on our server looks at messages for signs of spam: many links, letters of several alphabets within words, nearly the same text from several senders within a week, a field filled in that people do not see, or a form sent faster than anyone can type. What looks like spam is set aside, not deleted. Words that advertising and fraud use only add a mark to a message, which reaches us like any other. Nothing is sent to other companies for this.',
        },
        {
          kind: 'paragraph',
          text: 'Replies are written and sent from this website. Each reply, its attachments and our notes are stored with your message, and deleted with it.',
        },
        {
          kind: 'paragraph',
          text: 'So that your answers reach the same place, the website may read the mailbox they arrive in: it looks at the head of each email, and stores only those that answer one of our replies, come from the address of someone who has written to us here, or report that a reply was not delivered. All others stay in the mailbox alone.',
        },
      ],
    },
    {
      id: 'consultations',
      heading: 'Booking a consultation',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The booking form does not send its fields to our server. When you submit it, your browser opens the calendar service that we use for appointments in a new window, and hands over your name, email address, date, time and reason in the address of that window. From there the calendar service’s own privacy policy applies as well.',
        },
      ],
    },
    {
      id: 'fortune-quiz',
      heading: 'The fortune quiz',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The four answers are used to write your fortune. We count how often each of them is chosen, and what kind of link brought the visitors who chose it. We keep nothing about who chose what or which answers belong together, unless you send your answers with the contact form. Depending on how this site is set up, they may be sent to the provider of an AI language model. Only the four choices are sent, by our server: not your name, your network address or anything else about you.',
        },
      ],
    },
    {
      id: 'newsletter',
      heading: 'Newsletter',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If you subscribe we store your email address, the time, the page that the form was on and what it said, and a code of the network that you sent it from, which cannot be turned back into the network’s address. An address that a program seems to have entered is put aside until a person has looked at it.',
        },
        {
          kind: 'paragraph',
          text: 'You then get a mail that asks you to confirm, and we store when you did. Your browser keeps the number of your subscription in its local storage, so that the link in that mail needs no further click there. Whoever does not confirm gets no newsletter.',
        },
        {
          kind: 'paragraph',
          text: 'Of each issue we store that it was sent to you, when, and what a mail server said if it was refused, so that nobody gets it twice. We do not record who opens a mail or follows its links: its pictures, and its links to this website, are the same for everyone. Those links name the newsletter and the issue, so that we can count the visits that it brings (see “How visits are counted”).',
        },
        {
          kind: 'paragraph',
          text: 'Every newsletter has a link that ends it at once; you can also write to {contact_email} from that address.',
        },
        {
          kind: 'paragraph',
          text: 'So that an address that was unsubscribed, or that mail could not be delivered to, is not written to again by mistake, for example after it comes in with another list, we keep a code of it that only this website can recognize and nobody can turn back into the address. It stays when everything else about you is deleted. If you subscribe and confirm again, it is deleted.',
        },
      ],
    },
    {
      id: 'blog-assistant',
      heading: 'The blog assistant',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The assistant on the blog answers with prepared texts. Your question is not sent to an AI model. A question that it cannot answer is kept without words that look like an address, a link or a number, and without any record of who asked. It is not kept if your browser sends Do Not Track or Global Privacy Control. Other questions are not stored.',
        },
      ],
    },
    {
      id: 'accounts',
      heading: 'Accounts',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An account is only needed to manage this website. If you create one we store your email address, a hash of your password from which the password cannot be read, and for each sign-in its time, network address and browser name, so that misuse can be noticed. What an account changes of rights, settings and keys, exports, deletes, publishes or sends is listed with its owner’s name for twelve months.',
        },
      ],
    },
    {
      id: 'where-you-came-from',
      group: 'What is noted of your visit',
      heading: 'Where you came from',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When you begin to fill in the contact form or the newsletter form, or finish the quiz, your browser notes, for as long as the tab is open, the page on which your visit began, the website that linked to it if that is known, the campaign that the link named, and the last article and case study you opened. It is sent with the form and stored with your message or subscription, so that we know what leads people to us. No cookie is set for it, and it is deleted with the message or subscription.',
        },
        {
          kind: 'paragraph',
          text: 'If your browser sends Do Not Track or Global Privacy Control, none of this is noted or looked up. If scripts are switched off, we store the page that the form stands on and the campaign in its address.',
        },
        {
          kind: 'paragraph',
          text: 'Where your browser does not know these things, we take them from today’s visit as our server counted it (see “How visits are counted”); the code of that visit is not stored with your message or subscription.',
        },
      ],
    },
    {
      id: 'searches',
      heading: 'Searches that find nothing',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A search that finds nothing is kept without words that look like an address, a link or a number, and without any record of who searched. It is not kept if your browser sends Do Not Track or Global Privacy Control.',
        },
      ],
    },
    {
      id: 'server-logs',
      heading: 'Server logs and protection against misuse',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Our logs note the time, the page asked for, the result and how long it took. They hold no names, email addresses, messages or network addresses.',
        },
        {
          kind: 'paragraph',
          text: 'To stop floods of requests, the server counts requests by a hash of the network address, and forgets each count within two hours. So that a form that is sent twice is kept once, it also remembers for about a day a hash of what was sent and of the network it came from. Failed attempts to sign in are also counted by a hash of the email address that was entered; those counts are forgotten within a day.',
        },
      ],
    },
    {
      id: 'visit-counts',
      heading: 'How visits are counted',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Our server counts how often pages are opened, from which websites and campaigns, and on what kind of device, without cookies and without other companies. To count several pages as one visit it computes a code from your address, the name of your browser and a random value that changes every day and is deleted after it; your address is not stored with the code. If your browser sends Do Not Track or Global Privacy Control, pages are counted without the code. We also count that a form was begun.',
        },
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and storage in your browser',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If you only read this website or send a form, you get no cookies.',
        },
        {
          kind: 'table',
          heads: { what: 'What', use: 'Purpose', until: 'How long' },
          rows: [
            {
              what: 'Cookie of your session',
              use: 'Someone who signs in gets it; it is needed for the sign-in to last.',
              until: 'ends when you sign out, and after 60 days without a visit',
            },
            {
              what: 'Cookie between two steps',
              use: 'Connects the password with the code that is asked for after it.',
              until: 'ten minutes',
            },
            {
              what: 'Cookie for a passkey',
              use: 'Holds a random number where a passkey is used or added.',
              until: 'five minutes',
            },
            {
              what: 'Cookie of a known browser',
              use: 'A random number, good for one account alone, for someone who has signed in or set a password through a link in an email. With it, other people’s failed attempts to sign in do not keep you out in this browser.',
              until: 'stays after you sign out; ends with the password, and after 180 days',
            },
            {
              what: 'Local storage: theme and fonts',
              use: 'Whether you chose the light or dark theme, and that this site’s fonts were loaded. Neither is sent to us.',
              until: 'until you clear it in your browser',
            },
            {
              what: 'Local storage: newsletter',
              use: 'If you subscribe, the number of your subscription, which is sent to us when you open the link that confirms it.',
              until: 'until you clear it in your browser',
            },
            {
              what: 'Session storage: your visit',
              use: 'How your visit began (see “Where you came from”) and, if you take them to the contact form, your answers to the quiz.',
              until: 'until the tab is closed',
            },
            {
              what: 'Local storage: unsaved text',
              use: 'For those who write articles here: what is typed and not yet saved.',
              until: 'until it is saved or they sign out',
            },
            {
              what: 'Local storage: editor',
              use: 'For those who write articles here: that this browser is an editor’s, and whether keyboard shortcuts are on.',
              until: 'until they clear it in their browser',
            },
            {
              what: 'Session storage: notice',
              use: 'After signing in or out, a short notice for the next page.',
              until: 'until that page, or the tab is closed',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'These are needed for what you asked for, so the site shows no consent banner.',
        },
      ],
    },
    {
      id: 'recipients',
      group: 'Who sees it, and what you can ask',
      heading: 'Who receives data',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Inside the company, the people who answer messages and look after the website. Outside, only those who provide its technology on our instructions and under contract:',
        },
        {
          kind: 'list',
          items: [
            'the companies that host this website, its database and its files;',
            'the company that carries our email;',
            'the calendar service, if you book a consultation;',
            'the provider of the AI model, if one is in use, for the four quiz answers alone.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Where one of them works outside your country, we use it only with the safeguards that the law requires, and tell you which ones if you ask. Authorities receive data only where the law obliges us.',
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Write to {contact_email}, from the address concerned where you can. We answer within one month and free of charge. You can ask us to:',
        },
        {
          kind: 'list',
          items: [
            'tell you what we hold about you and send you a copy in a common file format (export);',
            'correct what is wrong;',
            'delete it (erasure), where no law obliges us to keep it;',
            'stop using it, or use it only for a certain purpose;',
            'end a use to which you consented. What was done before stays lawful.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'You can also complain to the data protection authority where you live or where we are established.',
        },
      ],
    },
    {
      id: 'security',
      heading: 'How data is protected',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Only signed-in administrators can read messages and addresses. Passwords and API keys are stored as hashes. No website is safe from every attack: please do not send passwords, health data or payment details through the contact form. If data about you is lost or read by others and this puts you at risk, we tell you.',
        },
      ],
    },
    {
      id: 'embeds',
      heading: 'Videos and maps of other companies',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A page may have a video, a map or something else of another company, such as YouTube, Vimeo or Google. It is named beside it, and nothing is loaded from there until you ask for it. Your browser then fetches it from that company, which learns your network address and that you came from this website, and may store data in your browser. From there that company’s own privacy policy applies as well.',
        },
      ],
    },
    {
      id: 'responsible',
      heading: 'Who is responsible',
      blocks: [
        {
          kind: 'paragraph',
          text: '{site_name} is responsible for the data described here. You reach us at {contact_email}; our postal address is at the foot of every page.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When the website changes what it does with data, this page changes with it, and so does the date at its head. Earlier versions are sent on request.',
        },
      ],
    },
  ],
};
