export { privacyPolicy } from './legal/privacy-policy.ts';
export { termsOfService } from './legal/terms-of-service.ts';
