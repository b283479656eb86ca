/** Where each file is, from the folder of the page, and how many bytes it has. Written together with the files. */
export const FILES: Record<string, [string, number]>;
