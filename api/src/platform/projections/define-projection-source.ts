/** A kind of record that projections are made of, declared by the module that owns it. */
export type ProjectionSource = { readonly name: string };

const names = new Set<string>();

/**
 * Declares a kind of record whose changes are marked for projections.
 * @throws When the name is declared twice.
 */
export function defineProjectionSource(name: string): ProjectionSource {
  if (names.has(name)) throw new Error(`The projection source ${name} is declared twice.`);
  names.add(name);
  return { name };
}
