import { ByteStore } from './byte-store.ts';
import { fromBytes, toBytes } from './columns.ts';
import type { PhraseCodec } from './phrase-codec.ts';

/** Parsed values that are kept: pages show the same spaces again and again. */
const MAX_PARSED = 500;

/** A smaller form of values; `restore` is the inverse of `reduce`. */
export type StoredForm<T> = { reduce(value: T): object; restore(stored: object): T };

/**
 * JSON values by slot, kept as compressed text off the heap: parsed ones take several times the memory and slow down
 * garbage collection.
 */
export class JsonStore<T extends object> {
  private readonly texts = new ByteStore();
  /** The last ones used, the oldest first. */
  private readonly parsed = new Map<number, T>();

  /** @param form what is stored of a value; the value itself by default */
  constructor(
    private readonly codec: PhraseCodec,
    private readonly form: StoredForm<T> = { reduce: (value) => value, restore: (stored) => stored as T },
  ) {}

  set(slot: number, value: T): void {
    this.parsed.delete(slot);
    this.texts.set(slot, this.codec.pack(toBytes(JSON.stringify(this.form.reduce(value)))));
  }

  delete(slot: number): void {
    this.parsed.delete(slot);
    this.texts.delete(slot);
  }

  get(slot: number): T | undefined {
    const value = this.parsed.get(slot) ?? this.parse(slot);
    if (value === undefined) return undefined;
    this.parsed.delete(slot);
    this.parsed.set(slot, value);
    if (this.parsed.size > MAX_PARSED) this.parsed.delete(this.parsed.keys().next().value ?? slot);
    return value;
  }

  private parse(slot: number): T | undefined {
    const text = this.texts.get(slot);
    return text === ''
      ? undefined
      : this.form.restore(JSON.parse(fromBytes(this.codec.unpack(text))) as object);
  }
}
