/** What a site has besides its documents and the pictures that they show, and the tables that have it. */
export const leftOutTables = {
  'posts (npm run export)': ['blogs', 'blog_tags'],
  tags: ['tags'],
  'site settings': ['site_settings'],
  'pictures that no document shows, and the descriptions of pictures': ['uploads'],
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
  accounts: ['user', 'account', 'session', 'verification', 'twoFactor', 'passkey', 'user_roles', 'api_keys'],
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
export const leftOut = `Left out: ${new Intl.ListFormat('en-US').format(Object.keys(leftOutTables))}. A backup has everything.`;
