import { conflict, type Problem } from '#platform/http/problem.ts';
import { slugTakenCode } from '../contract.ts';

export const slugTaken = (
  detail = 'Another post already uses this slug. Please choose a different one.',
): Problem => conflict(detail, slugTakenCode);
