import type { PriceListDefinition, PriceListRule } from '@prostora/pricing';
import { ByteStore } from './byte-store.ts';
import { fromBytes, toBytes } from './columns.ts';

const NO_CONDITIONS: PriceListRule['when'] = {
  tariffs: [],
  purposes: [],
  layouts: [],
  options: [],
  notOptions: [],
  weekdays: [],
  periods: [],
  notPeriods: [],
  from: null,
  to: null,
  minMinutes: null,
  maxMinutes: null,
  minGuests: null,
  maxGuests: null,
  maxLeadDays: null,
};
/** Values that are left out of the stored text. */
const USUAL_RULE: Omit<PriceListRule, 'code' | 'label' | 'kind' | 'when'> = {
  group: null,
  unit: 'event',
  amountHaler: null,
  percent: null,
  fraction: null,
  appliesTo: [],
  covers: 'event',
  stepMinutes: 1,
  minUnits: 0,
  freeUnits: 0,
  capHaler: null,
  split: false,
  vatItem: 'rent',
  refundable: false,
  upTo: false,
  minusTotal: false,
};

/** Parsed definitions that are kept: pages show the same spaces again and again. */
const MAX_PARSED = 500;

type Held = { readonly slot: number; spaces: number };

/**
 * Definitions of published lists by id, each once and only while a space has it. They are kept as text off the heap
 * and parsed for the offers of a page: parsed ones take several times the memory and slow down garbage collection.
 */
export class PriceListStore {
  private readonly texts = new ByteStore();
  private readonly lists = new Map<number, Held>();
  private readonly freeSlots: number[] = [];
  /** The last ones used, the oldest first. */
  private readonly parsed = new Map<number, PriceListDefinition>();

  get size(): number {
    return this.lists.size;
  }

  /** Adds a space to the list, whose definition never changes. */
  retain(id: number, definition: PriceListDefinition): void {
    const known = this.lists.get(id);
    if (known) {
      known.spaces += 1;
      return;
    }
    const slot = this.freeSlots.pop() ?? this.lists.size;
    this.lists.set(id, { slot, spaces: 1 });
    this.texts.set(slot, toText(definition));
  }

  /** Removes a space from the list; the last one removes the list. */
  release(id: number): void {
    const known = this.lists.get(id);
    if (!known) return;
    known.spaces -= 1;
    if (known.spaces > 0) return;
    this.lists.delete(id);
    this.parsed.delete(id);
    this.texts.delete(known.slot);
    this.freeSlots.push(known.slot);
  }

  /** @throws RangeError for a list that no space has */
  get(id: number): PriceListDefinition {
    const definition = this.parsed.get(id) ?? this.parse(id);
    this.parsed.delete(id);
    this.parsed.set(id, definition);
    if (this.parsed.size > MAX_PARSED) this.parsed.delete(this.parsed.keys().next().value ?? id);
    return definition;
  }

  private parse(id: number): PriceListDefinition {
    const known = this.lists.get(id);
    if (!known) throw new RangeError(`no price list ${id}`);
    const definition = JSON.parse(fromBytes(this.texts.get(known.slot))) as PriceListDefinition;
    const rules = definition.rules.map((rule) => ({
      ...USUAL_RULE,
      ...rule,
      when: { ...NO_CONDITIONS, ...rule.when },
    }));
    return { ...definition, rules };
  }
}

function toText(definition: PriceListDefinition): string {
  const rules = definition.rules.map((rule) => ({
    ...omitUsual(rule, USUAL_RULE),
    when: omitUsual(rule.when, NO_CONDITIONS),
  }));
  return toBytes(JSON.stringify({ ...definition, rules }));
}

/** The entries whose value differs from the usual one, which is a plain value or an empty list. */
function omitUsual(given: object, usual: Readonly<Record<string, unknown>>): object {
  const isUsual = (name: string, value: unknown): boolean =>
    Array.isArray(value) ? value.length === 0 && Array.isArray(usual[name]) : value === usual[name];
  return Object.fromEntries(Object.entries(given).filter(([name, value]) => !isUsual(name, value)));
}
