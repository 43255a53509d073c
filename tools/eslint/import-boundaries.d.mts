/** What one layer may never (or may only) import. */
export type Layer = {
  never?: string[];
  neverPackages?: string[];
  neverPlatform?: string[];
  only?: string[];
  onlyPackages?: string[];
  onlyPlatform?: string[];
  notEvenTypes?: string[];
};

/** The table in api/architecture.cjs. */
export type Architecture = {
  modules: Record<string, string[]>;
  /** Sub-folders of each module that has some, and the sub-folders each may use. */
  folders: Record<string, Record<string, string[]>>;
  layers: Record<string, Layer>;
  /** Modules with phrases of error codes, and the part of the platform that may import them. */
  errorPhrases: { specifiers: string[]; owner: string };
  longestIndex: number;
};

/** Judges one import of the API; null when it is allowed, else the sentence of the rule it breaks. */
export function checkImport(
  edge: { file: string; specifier: string; isType: boolean },
  architecture: Architecture,
): string | null;
