import type { CaseCategory, CaseId } from './cases/names.ts';

export { caseCategories, caseIds } from './cases/names.ts';

type CaseOutline = {
  id: CaseId;
  client: string;
  category: CaseCategory;
  industry: string;
  hoverSummary: string;
  drawing: string;
};

/** The gallery's eight case studies, in the order shown. */
export const cases: readonly CaseOutline[] = [
  {
    id: 'ticket-routing',
    client: 'Quillmarsh Software',
    category: 'AI Automation',
    industry: 'Enterprise Software',
    hoverSummary: 'First reply to a support ticket in 11 minutes instead of 6 hours.',
    drawing:
      'An inbox at the left fans out along dashed lines into five team queues; one line runs to the wrong queue, is struck through in red and redrawn solid to the right one, and a yellow sign-off stamp stands on the reply that leaves.',
  },
  {
    id: 'referral-triage',
    client: 'Ashdene Outpatient Group',
    category: 'Healthcare AI',
    industry: 'Healthcare',
    hoverSummary: 'Urgent referrals in front of a clinician the same day, not after nine.',
    drawing:
      'A referral letter enters a dashed reader and drops into one of three horizontal lanes, urgent, soon and routine; before the clinic calendar each lane passes a solid gate where a clinician signs in yellow, and one letter is lifted in red from routine to urgent.',
  },
  {
    id: 'marking-desk',
    client: 'Lowmoor Open College',
    category: 'EdTech Platform',
    industry: 'Education',
    hoverSummary: 'Feedback on coursework in 2 days instead of 12, each line released by a tutor.',
    drawing:
      'A page of coursework with dashed comment leaders in its right margin; a tutor has crossed one comment out in red, written a solid one beneath it, and put a yellow tick in the grade box at the foot.',
  },
  {
    id: 'shelf-forecast',
    client: 'Pellow & Finch Grocers',
    category: 'Retail Analytics',
    industry: 'Retail',
    hoverSummary: 'A third less fresh food written off across 64 shops.',
    drawing:
      'A chart of daily sales: a solid line up to today, a dashed forecast beyond it inside a widening band, one forecast peak pulled down in red by a buyer, and the order quantity underneath signed off in yellow.',
  },
  {
    id: 'payment-matching',
    client: 'Corrant Pay',
    category: 'FinTech',
    industry: 'Financial Services',
    hoverSummary: 'Month-end reconciliation closed in one day instead of six.',
    drawing:
      'Two ledger columns, bank lines at the left and invoices at the right, joined row by row with dashed links; two crossed links are corrected in red, one bank line is left unjoined in a tray for a person, and the total beneath both columns is signed off in yellow.',
  },
  {
    id: 'dock-schedule',
    client: 'Veldhaven Freight',
    category: 'Supply Chain',
    industry: 'Logistics',
    hoverSummary: 'Lorries wait 19 minutes at the gate instead of 74.',
    drawing:
      'A warehouse with six dock doors beside a day chart, one row per door; dashed bars are predicted arrivals, solid bars confirmed ones, a late lorry is moved in red from door 2 to door 5, and the finished day plan is signed off in yellow.',
  },
  {
    id: 'mainframe-handover',
    client: 'Brindle Mutual',
    category: 'Digital Transformation',
    industry: 'Insurance',
    hoverSummary: 'A 31-year-old policy system replaced in 14 months without a day of downtime.',
    drawing:
      'A large block of the old system at the left and a new one at the right, with a router above both; the modules cross one at a time, dashed while drafted and solid once in service, a comparison bridge between the two shows one difference in red, and the last module carries the yellow sign-off.',
  },
  {
    id: 'offline-inspections',
    client: 'Saltmere Water',
    category: 'Mobile App Development',
    industry: 'Utilities',
    hoverSummary: 'Inspection reports filed on site, with no signal, in 9 minutes instead of 40.',
    drawing:
      'A phone beside a pumping station with a broken radio link above it; the reports stack up on the phone and, where the link is whole again, run along a solid line to the office, where one conflicting reading is marked red, merged and signed off in yellow.',
  },
];
