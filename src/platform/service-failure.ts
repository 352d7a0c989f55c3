/** Why another server could not be used. */
export interface ServiceFailure {
  /** It answered, and did not accept what it was given; otherwise it was not reached. */
  isRefusal: boolean;
  /** Its own words, or the reason. */
  words: string;
}

const wordsLimit = 500;

/** In one line, without a secret that a server repeats. */
export const toFailure = (isRefusal: boolean, words: string, secret = ''): ServiceFailure => ({
  isRefusal,
  words: (secret === '' ? words : words.replaceAll(secret, '…'))
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, wordsLimit),
});
