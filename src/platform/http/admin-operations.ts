import { adminSecurity, deletedResponse, errorResponses } from './openapi.ts';

type Refusals = Parameters<typeof errorResponses>;

/** A read by admins, for `createRoute`. @param refusals besides 403 */
export const adminRead = <Success extends object>(success: Success, ...refusals: Refusals) => ({
  method: 'get' as const,
  security: adminSecurity,
  responses: { 200: success, ...errorResponses(...refusals) },
});

/** A creation by admins. @param refusals besides 403, and 400, 413 and 415 for a JSON body */
export const adminCreate = <Success extends object>(success: Success, ...refusals: Refusals) => ({
  method: 'post' as const,
  security: adminSecurity,
  responses: { 201: success, ...errorResponses(...refusals) },
});

/** A change by admins. @param refusals besides 403, and 400, 413 and 415 for a JSON body */
export const adminChange = <const Method extends 'post' | 'put' | 'patch', Success extends object>(
  method: Method,
  success: Success,
  ...refusals: Refusals
) => ({
  method,
  security: adminSecurity,
  responses: { 200: success, ...errorResponses(...refusals) },
});

/** A deletion by admins. @param refusals besides 403 and 404 */
export const adminDelete = (...refusals: Refusals) => ({
  method: 'delete' as const,
  security: adminSecurity,
  responses: { 204: deletedResponse, ...errorResponses(404, ...refusals) },
});
