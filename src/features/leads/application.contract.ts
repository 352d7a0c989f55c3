/** How the names of files end that an application may have. */
export const applicationFileTypes = ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt'] as const;

/** In bytes. */
export const applicationFileLimit = 10_485_760;
