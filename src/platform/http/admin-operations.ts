import { adminSecurity, deletedResponse, errorResponses } from './openapi.ts';
import { invalidFields, type FieldError } from './problem.ts';

type Refusals = Parameters<typeof errorResponses>;

/** A read by admins, for `createRoute`. @param refusals besides 403 */
export const adminRead = <Success extends object>(success: Success, ...refusals: Refusals) => ({
  method: 'get' as const,
  security: adminSecurity,
  responses: { 200: success, ...errorResponses(...refusals) },
});

/** A deletion by admins. @param refusals besides 403 and 404 */
export const adminDelete = (...refusals: Refusals) => ({
  method: 'delete' as const,
  security: adminSecurity,
  responses: { 204: deletedResponse, ...errorResponses(404, ...refusals) },
});

/** The errors of a change by admins that takes a body. @param fields the answer to an invalid one */
export const changeErrors = (fields: FieldError[], ...refusals: Refusals) =>
  errorResponses(invalidFields(fields), ...refusals);
