import type { AttackTarget } from './target.ts';

/** Demo accounts; the first entry is the anonymous caller. */
export const ACCOUNTS = {
  anonymous: null,
  newcomer: { username: 'novy@prostora.test', password: 'Novacek1234' },
  owner: { username: 'majitel@prostora.test', password: 'Majitel1234' },
  admin: { username: 'admin@prostora.test', password: 'Admin1234' },
} as const;
export type CallerName = keyof typeof ACCOUNTS;
export const CALLERS = Object.keys(ACCOUNTS) as CallerName[];

type Session = { token: string; user: { id: number; role: string[] } };

/** Sessions of all callers of a target. `isIntact` detects calls that changed the account of their caller. */
export class Sessions {
  private readonly tokens = new Map<CallerName, Session>();
  private readonly target: AttackTarget;

  constructor(target: AttackTarget) {
    this.target = target;
  }

  /** @returns whether the login succeeded */
  async login(name: CallerName): Promise<boolean> {
    const account = ACCOUNTS[name];
    if (!account) return true;
    const response = await fetch(`${this.target.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    const body = (await response.json()) as Session;
    if (response.status !== 200) return false;
    this.tokens.set(name, body);
    return true;
  }

  getHeaders(name: CallerName): Record<string, string> {
    const token = this.tokens.get(name)?.token;
    return token === undefined ? {} : { authorization: `Bearer ${token}` };
  }

  /** Whether each caller has its user and roles; ended sessions are renewed. */
  async isIntact(): Promise<boolean> {
    for (const [name, { user }] of this.tokens) {
      if (!(await this.isValid(name)) && !(await this.login(name))) return false;
      const now = this.tokens.get(name)?.user;
      if (now?.id !== user.id || now.role.join() !== user.role.join()) return false;
    }
    return true;
  }

  private async isValid(name: CallerName): Promise<boolean> {
    const response = await fetch(`${this.target.url}/api/auth/user`, { headers: this.getHeaders(name) });
    const body = (await response.json()) as Pick<Session, 'user'>;
    const session = this.tokens.get(name);
    if (response.status !== 200 || !session) return false;
    this.tokens.set(name, { ...session, user: body.user });
    return true;
  }
}
