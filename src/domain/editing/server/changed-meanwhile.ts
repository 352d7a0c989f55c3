import { conflict, type Problem } from '#platform/http/problem.ts';
import { editedMeanwhileCode } from '../contract.ts';

/**
 * 409 with what is edited as it is now.
 * @param noun what it is called, such as "document"
 * @param isByCaller whether the caller has changed it, in another window
 */
export function changedMeanwhile(noun: string, current: object, isByCaller = false): Problem {
  const detail = isByCaller
    ? `You, in another window, have changed this ${noun} since you opened it.`
    : `This ${noun} was changed by someone else since you opened it.`;
  return conflict(detail, editedMeanwhileCode, { current, ...(isByCaller && { by_you: true }) });
}
