/** A record type that projections are built from, declared by the module that owns it. */
export type ProjectionSource = { readonly name: string };

const names = new Set<string>();

/**
 * Declares a record type whose changes invalidate projections.
 * @throws When the name is declared twice.
 */
export function defineProjectionSource(name: string): ProjectionSource {
  if (names.has(name)) throw new Error(`The projection source ${name} is declared twice.`);
  names.add(name);
  return { name };
}
