/** A newsletter subscription of the demonstration content. */
export interface DemoSubscriber {
  email: string;
  /** Age of `created_at` in whole days before seeding. */
  daysAgo: number;
}

export const demoSubscribers: DemoSubscriber[] = [
  { email: 'ana.prieto@example.com', daysAgo: 0 },
  { email: 'j.fairweather@example.org', daysAgo: 1 },
  { email: 'it@riverside-primary.example.org', daysAgo: 2 },
  { email: 'olga.marchenko@example.net', daysAgo: 4 },
  { email: 'procurement@mercer-foods.example.com', daysAgo: 5 },
  { email: 'l.tran@harbourbank.example.net', daysAgo: 7 },
  { email: 'nils.overgaard@example.com', daysAgo: 9 },
  { email: 'office@solheim-legal.example.com', daysAgo: 10 },
  { email: 'priya.raman@example.org', daysAgo: 13 },
  { email: 'm.osei@stbridget-hospital.example.org', daysAgo: 15 },
  { email: 'bjarne@fjordwool.example.com', daysAgo: 18 },
  { email: 'newsletter@cedar-clinics.example.net', daysAgo: 20 },
  { email: 'kwame.mensah@example.com', daysAgo: 24 },
  { email: 'head.of.it@westfield-school.example.org', daysAgo: 27 },
  { email: 's.petrov@example.net', daysAgo: 29 },
  { email: 'paul@lindqvist-cycles.example.com', daysAgo: 33 },
  { email: 'elif.aydin@example.com', daysAgo: 36 },
  { email: 'theo.lambert@lambert-optics.example.com', daysAgo: 41 },
  { email: 'r.castellano@example.org', daysAgo: 45 },
  { email: 'production@vogt-pumps.example.com', daysAgo: 48 },
  { email: 'hannah.brooks@example.net', daysAgo: 54 },
  { email: 'j.mwangi@freshroute.example.com', daysAgo: 57 },
  { email: 'digital@countylibraries.example.org', daysAgo: 63 },
  { email: 'viktor.hajek@example.com', daysAgo: 68 },
  { email: 'amelie.rousseau@example.org', daysAgo: 74 },
  { email: 'operations@brightline-energy.example.net', daysAgo: 79 },
  { email: 'c.dubosc@maison-dubosc.example.com', daysAgo: 86 },
  { email: 'd.osullivan@example.com', daysAgo: 92 },
  { email: 'warehouse@northern-tiles.example.com', daysAgo: 97 },
  { email: 'fatima.zahra@example.net', daysAgo: 105 },
  { email: 'ict@oakhill-academy.example.org', daysAgo: 112 },
  { email: 'george.papadakis@example.com', daysAgo: 120 },
  { email: 'marta.kowal@example.org', daysAgo: 127 },
  { email: 'lena.fischer@example.net', daysAgo: 138 },
  { email: 'purchasing@bellini-textiles.example.com', daysAgo: 146 },
  { email: 'tomas.novak@example.com', daysAgo: 158 },
  { email: 'info@almeida-travel.example.com', daysAgo: 171 },
  { email: 'ruth.adeyemi@example.org', daysAgo: 187 },
  { email: 'yuki.tanabe@tanabe-instruments.example.com', daysAgo: 204 },
  { email: 'charles.beaumont@example.net', daysAgo: 229 },
];
