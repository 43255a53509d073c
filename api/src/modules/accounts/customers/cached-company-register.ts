import { DAY_MS } from '@prostora/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { SingleFlight } from '../../../platform/concurrency/single-flight.ts';
import { CompanyRegister, type Company } from './company-register.ts';

const CACHE_TTL_MS = DAY_MS;
const MAX_ENTRIES = 1000;

type CacheEntry = { readonly company: Company | null; readonly until: number };

/** Caches companies for a day, also unknown ones; failures are not cached. */
export class CachedCompanyRegister extends CompanyRegister {
  /** Least recently used first: a Map keeps insertion order. */
  private readonly cache = new Map<string, CacheEntry>();
  private readonly inFlight = new SingleFlight<string, Company | null>();

  constructor(
    private readonly register: CompanyRegister,
    private readonly clock: Clock,
  ) {
    super();
  }

  async find(ico: string): Promise<Company | null> {
    const known = this.cache.get(ico);
    if (!known || known.until <= this.clock.now().getTime()) return this.load(ico);
    this.store(ico, known);
    return known.company;
  }

  private async load(ico: string): Promise<Company | null> {
    const company = await this.inFlight.run(ico, () => this.register.find(ico));
    this.store(ico, { company, until: this.clock.now().getTime() + CACHE_TTL_MS });
    return company;
  }

  private store(ico: string, entry: CacheEntry): void {
    this.cache.delete(ico);
    this.cache.set(ico, entry);
    const [oldest] = this.cache.keys();
    if (this.cache.size > MAX_ENTRIES && oldest !== undefined) this.cache.delete(oldest);
  }
}
