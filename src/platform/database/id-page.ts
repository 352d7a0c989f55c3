/** Which rows of many are read at once: those after an id ('' before the first), in the order of ids. */
export interface IdPage {
  after: string;
  limit: number;
}
