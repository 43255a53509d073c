/** What runs outside of tests. */
export const compiledFolders: readonly string[];
/** All files to compile or copy, by path inside api/. */
export function sourcesOfApi(): Promise<string[]>;
/** Compiles one file of the API, or copies it when it is data. */
export function compileFile(file: string): Promise<void>;
/** Removes what a deleted source left behind. */
export function removeOutput(file: string): Promise<void>;
/** Builds api/dist from nothing and answers with the number of files. */
export function compileApi(): Promise<number>;
