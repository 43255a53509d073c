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
  layers: Record<string, Layer>;
  longestIndex: number;
};

/** Judges one import of the API; null when it is allowed, else the sentence of the rule it breaks. */
export function checkImport(
  edge: { file: string; specifier: string; isType: boolean },
  architecture: Architecture,
): string | null;
