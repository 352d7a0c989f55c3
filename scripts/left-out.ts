/** The contents of an export that an import leaves as they are, and their tables. */
export const exportedTables = {
  posts: ['blogs', 'blog_tags'],
  'site settings': ['site_settings'],
};

/** The other contents of a site. */
export const leftOutTables = {
  'descriptions of tags': ['tags'],
  'descriptions of pictures': ['uploads'],
  versions: ['versions'],
  'the bin': ['deleted_blogs'],
  'former addresses': ['former_addresses'],
  'preview links': ['preview_links'],
  imports: ['imports', 'imported_things'],
  'messages and replies': [
    'contact_messages',
    'lead_replies',
    'lead_attachments',
    'lead_notes',
    'lead_events',
    'saved_replies',
    'reply_signatures',
    'mail_outbox',
    'mail_place',
  ],
  subscribers: [
    'newsletter_subscriptions',
    'subscription_tags',
    'suppressed_addresses',
    'newsletter_settings',
  ],
  'issues of the newsletter': ['newsletter_issues', 'issue_recipients', 'soft_bounces'],
  accounts: [
    ...['user', 'account', 'session', 'verification', 'twoFactor', 'passkey', 'user_roles', 'api_keys'],
    ...['invitations', 'deactivated_accounts', 'role_rules', 'audit_entries'],
  ],
  'what a clean start removed': ['clean_starts'],
  statistics: [
    'insight_sums',
    'insight_visits',
    'insight_salts',
    'insight_texts',
    'lead_sums',
    'lead_sum_changes',
  ],
};

/** The last line of an export or import of the site's content. */
export function describeLeftOut(command: 'export' | 'import'): string {
  const own =
    command === 'export'
      ? ['drafts of published posts', 'pictures that nothing of it shows']
      : Object.keys(exportedTables);
  const names = [...own, ...Object.keys(leftOutTables)];
  return `Left out: ${new Intl.ListFormat('en-US').format(names)}. A backup has everything.`;
}
