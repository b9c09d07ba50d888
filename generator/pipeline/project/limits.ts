/** Larger documents are refused before they are read: nobody writes so much by hand. In bytes. */
export const documentLimit = 64 * 1024 * 1024;
