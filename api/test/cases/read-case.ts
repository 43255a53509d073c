import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Parses a case of a public bug report; each file describes its format. */
export const readCase = <T>(file: string): T =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as T;
