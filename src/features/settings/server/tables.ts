declare module '#platform/database/tables.ts' {
  interface Tables {
    site_settings: SiteSettingsTable;
  }
}

export interface SiteSettingsTable {
  key: string;
  value: string;
}
