export const overviewTitle = 'Overview';
