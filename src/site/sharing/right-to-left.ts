/** Whether a text is written from right to left: its first letter says so, as for `dir="auto"`. */
export const isRightToLeft = (text: string): boolean =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text);
