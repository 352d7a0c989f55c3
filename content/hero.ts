import { readFirstWords } from './drawn-words.schema.ts';
import { heroWords } from './hero-words.schema.ts';
import type { Hero, HeroDrawings, HomeProof } from './hero.schema.ts';

/** The hero's words. Its heading is the tagline from the site settings. */
export const hero: Hero = {
  eyebrow: 'Drafted by AI. Checked and signed by engineers.',
  lead: 'We build apps, web applications and automation for hospitals, shops and banks. AI writes the first draft. An engineer corrects it, signs it and answers your call.',
  actions: [
    { label: 'Start Your AI Journey', href: '/contact' },
    { label: 'View Our Portfolio', href: '/portfolio' },
  ],
};

/** Three checked drawings, one for each kind of customer. The names and figures are demonstration content. */
export const heroDrawings: HeroDrawings = {
  hint: 'Choose a red mark to see what an engineer caught.',
  draft: 'Dashed: drafted by AI',
  correction: 'Red: corrected',
  signature: 'Yellow: checked and signed',
  items: [
    {
      tab: 'Hospital',
      figure: {
        kind: 'hospital',
        text: 'Referral letters. AI has marked each as urgent, soon or routine, in dashes. One is corrected in red to urgent, as a page is missing. A clinician has signed each in yellow, an engineer the list.',
        ...readFirstWords(heroWords.hospital),
      },
      marks: [
        {
          title: 'An urgent letter in the wrong pile',
          draft: 'The AI read page one of two and put the letter under routine.',
          correction: 'A letter with a missing page now goes to the top, never down.',
          signature: 'Run on 1,200 past letters: no urgent one was left in routine.',
        },
        {
          title: 'A score that looked exact',
          draft: 'The screen said “93% sure.” Nobody could say of what.',
          correction: 'It now says why to look again: handwriting, missing page, two dates.',
          signature: 'Five clinicians tried it for two weeks before it went live.',
        },
      ],
    },
    {
      tab: 'Shop',
      figure: {
        kind: 'shop',
        text: 'Daily bread sales up to today go on as a dashed forecast. Its peak is cut in red. The order beside it has 240 in red for 310 loaves. A manager has signed each row in yellow, an engineer the list.',
        ...readFirstWords(heroWords.shop),
      },
      marks: [
        {
          title: 'A peak that was a clearance sale',
          draft: 'The forecast learned from days when stock was marked down.',
          correction: 'Marked-down days are left out of what it learns from.',
          signature: 'Eight stores used it for six weeks while eight did not.',
        },
        {
          title: 'Too much bread for a Friday',
          draft: 'The AI ordered 310 loaves, as if bread were on sale again.',
          correction: 'The manager typed 240 and gave the reason: clearance day.',
          signature: 'The order that leaves is always the one the manager signs.',
        },
      ],
    },
    {
      tab: 'Bank',
      figure: {
        kind: 'bank',
        text: 'Dashed lines join payments to invoices. One payment came twice and is struck out in red. The total is corrected by a cent. An accountant has signed each match in yellow, an engineer the list.',
        ...readFirstWords(heroWords.bank),
      },
      marks: [
        {
          title: 'A duplicate payment',
          draft: 'The bank sent one payment twice, and the AI booked both.',
          correction: 'A payment is booked once, however often it arrives.',
          signature: 'We sent 10,000 payments twice. All were booked once.',
        },
        {
          title: 'A cent too few',
          draft: 'The code rounded at every step and lost a cent in the total.',
          correction: 'Sums are kept in whole cents from start to finish.',
          signature: 'Four years of statements were rerun. Every total agrees.',
        },
      ],
    },
  ],
};

/** The proof of the tagline. The figures are the cases' own. */
export const homeProof: HomeProof = {
  heading: 'Measured before and after',
  cases: ['referral-triage', 'shelf-forecast', 'payment-matching'],
  signersLabel: 'Who signs:',
  signers: ['mara-lindqvist', 'tomas-okafor', 'joanna-marsh'],
};
