/** How long codes are refused after too many wrong ones. (Beside the options it would load the whole library.) */
export const secondFactorLockSeconds = 3600;
