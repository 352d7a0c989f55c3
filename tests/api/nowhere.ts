/** An id that nothing has. */
export const nowhere = '019a9f5e-8c40-7a52-9d3b-5f0f6f1c2d3e';
