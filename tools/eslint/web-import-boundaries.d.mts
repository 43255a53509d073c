/** Judges an import of the front end, the libraries and of packages with one home; null when it is allowed. */
export function checkWebImport(edge: { file: string; specifier: string; isType: boolean }): string | null;
