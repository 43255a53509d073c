import type { Clock } from '../../platform/clock/clock.ts';
import { CompanyRegister, type Company } from './company-register.ts';

const LIFETIME_MS = 24 * 60 * 60 * 1000;
const MOST = 1000;

type Remembered = { readonly company: Company | null; readonly until: number };

/** Asks a register about a company once a day at most; failures are not remembered. */
export class RememberingCompanyRegister extends CompanyRegister {
  /** The longest not asked for first: a Map keeps the order of insertion. */
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

  /** Those who ask about the same company at the same moment share one question. */
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
