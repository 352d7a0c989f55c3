/** The mark of a picture whose file did not come along with the words that were pasted. @param name as HTML */
export const markMissingPicture = (name: string): string => `<mark>[Picture not pasted: ${name}]</mark>`;

export const missingPicture = /<mark>\[Picture not pasted: [^\]<]*\]<\/mark>/g;
