import type { Clock } from '../../platform/clock/clock.ts';
import { CompanyRegister, type Company } from './company-register.ts';

const LIFETIME_MS = 24 * 60 * 60 * 1000;
const MOST = 1000;

type Remembered = { readonly company: Company | null; readonly until: number };

/** Caches companies for a day, also unknown ones; failures are not cached. */
export class RememberingCompanyRegister extends CompanyRegister {
  /** Least recently used first: a Map keeps insertion order. */
  private readonly remembered = new Map<string, Remembered>();
  private readonly asked = new Map<string, Promise<Company | null>>();

  constructor(
    private readonly register: CompanyRegister,
    private readonly clock: Clock,
  ) {
    super();
  }

  async find(ico: string): Promise<Company | null> {
    const known = this.remembered.get(ico);
    if (!known || known.until <= this.clock.now().getTime()) return this.ask(ico);
    this.remember(ico, known);
    return known.company;
  }

  /** Concurrent lookups of the same company share one request. */
  private async ask(ico: string): Promise<Company | null> {
    const asked = this.asked.get(ico) ?? this.register.find(ico).finally(() => this.asked.delete(ico));
    this.asked.set(ico, asked);
    const company = await asked;
    this.remember(ico, { company, until: this.clock.now().getTime() + LIFETIME_MS });
    return company;
  }

  private remember(ico: string, what: Remembered): void {
    this.remembered.delete(ico);
    this.remembered.set(ico, what);
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > MOST && oldest !== undefined) this.remembered.delete(oldest);
  }
}
