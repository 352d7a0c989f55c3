/** The id of a section's heading, which links can lead to. @param id the section's own, if it has one */
export const toHeadingId = (heading: string, id?: string): string =>
  `${id ?? heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-heading`;

/** The anchor of the answers for large customers. */
export const assuranceAnchor = 'for-hospitals-and-banks';
