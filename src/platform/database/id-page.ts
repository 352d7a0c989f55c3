/** A page of rows: those after an id ('' before the first), ordered by id. */
export interface IdPage {
  after: string;
  limit: number;
}
